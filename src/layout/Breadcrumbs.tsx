import { breadcrumbs } from "../lib/structuredData";
import { pagePath } from "../lib/withoutSlash";
import { StructuredData } from "./StructuredData";
import { useSite } from "./useSite";

type Props = {
  name: string;
  /** As the address bar shows it. */
  path: string;
};

/** The path from home to a country's page, for search engines. They need absolute addresses. */
export function Breadcrumbs({ name, path }: Props) {
  const { site, address } = useSite();
  if (!address) return null;
  const steps = [
    { name: site.name, path: "/" },
    { name, path: pagePath(path) },
  ];
  return <StructuredData data={breadcrumbs(steps, address)} />;
}
