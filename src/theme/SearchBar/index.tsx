// Ejected: the theme leaves it empty.
import type {ReactNode} from 'react';
import useGlobalData from '@docusaurus/useGlobalData';
import Search from '@site/src/components/Search';
import {SEARCH_PLUGIN, type SearchFiles} from '@site/src/lib/search/files';

export default function SearchBar(): ReactNode {
  const data = useGlobalData()[SEARCH_PLUGIN]?.default as SearchFiles | undefined;
  return data ? <Search files={data.files} /> : null;
}
