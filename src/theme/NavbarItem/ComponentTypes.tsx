// Wrapped: adds item types.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import NewTabNavbarItem from '@site/src/theme/NavbarItem/NewTabNavbarItem';
import SourceLinkNavbarItem from '@site/src/theme/NavbarItem/SourceLinkNavbarItem';

export default {
  ...ComponentTypes,
  'custom-newTab': NewTabNavbarItem,
  'custom-sourceLink': SourceLinkNavbarItem,
};
