import { organisation, website } from "../lib/structuredData";
import { StructuredData } from "./StructuredData";
import { useSite } from "./useSite";

/** Who we are, for search engines: on the home page only. */
export function AboutUs() {
  const { site, address } = useSite();
  return (
    <StructuredData
      data={{
        "@graph": [
          organisation(site, address),
          ...(address ? [website(site, address)] : []),
        ],
      }}
    />
  );
}
