// Added: a link that opens a new tab and still marks the current section, which the theme does for links in place only.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';

export default function NewTabNavbarItem({activeBaseRegex = '', ...props}: Props): ReactNode {
  const isCurrent = new RegExp(activeBaseRegex).test(useLocation().pathname);
  const className = isCurrent ? (props.mobile ? 'menu__link--active' : 'navbar__link--active') : '';
  return <DefaultNavbarItem {...props} className={className} target="_blank" aria-current={isCurrent && 'page'} />;
}
