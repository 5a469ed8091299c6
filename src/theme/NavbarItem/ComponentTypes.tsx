// Wrapped: adds an item type.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import SourceLinkNavbarItem from '@site/src/theme/NavbarItem/SourceLinkNavbarItem';

export default {...ComponentTypes, 'custom-sourceLink': SourceLinkNavbarItem};
