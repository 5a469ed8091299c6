// Wrapped: adds the navbar items of this site to those of the theme.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import SourceLinkNavbarItem from '@site/src/theme/NavbarItem/SourceLinkNavbarItem';

export default {...ComponentTypes, 'custom-sourceLink': SourceLinkNavbarItem};
