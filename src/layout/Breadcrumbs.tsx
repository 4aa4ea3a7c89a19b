import { breadcrumbs } from "../lib/structuredData";
import { pagePath } from "../lib/withoutSlash";
import { StructuredData } from "./StructuredData";
import { useSite } from "./useSite";

type Props = {
  name: string;
  /** As the address bar shows it. */
  path: string;
};

/** Where a country's page stands, for search engines. They read whole addresses only. */
export function Breadcrumbs({ name, path }: Props) {
  const { site, address } = useSite();
  if (!address) return null;
  const steps = [
    { name: site.name, path: "/" },
    { name, path: pagePath(path) },
  ];
  return <StructuredData data={breadcrumbs(steps, address)} />;
}
