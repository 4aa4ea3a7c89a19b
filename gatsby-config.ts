import type { GatsbyConfig } from "gatsby";
import { atlasTypes } from "./src/atlas/graphql";
import { content } from "./src/content";
import { dataFolder, readIfValid } from "./src/content/dataFolder";
import { pathPrefix, siteAddress } from "./src/content/siteAddress";
import { derive } from "./src/derived";
import { TOKENS } from "./src/lib/colours";
import { shortName } from "./src/lib/format";

const [sea] = TOKENS.sea;
const settings = readIfValid("site.json");
const name = settings?.name;
const contact = settings?.contact;
const countries = readIfValid("countries.json") ?? [];
const siteUrl = siteAddress(settings?.url);

/** The icons lie in static/icons; a maskable one keeps its drawing inside the circle that a phone may cut out. */
const icon = (file: string, size: number, purpose = "any") => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const manifest = {
  name,
  short_name: name && shortName(name),
  lang: "en-IN",
  start_url: "/",
  display: "standalone",
  background_color: sea,
  theme_color: sea,
  theme_color_in_head: false,
  // Our own head names the one touch icon.
  legacy: false,
  icons: [
    icon("icon-192", 192),
    icon("icon-512", 512),
    icon("maskable-512", 512, "maskable"),
  ],
};

const sitemap = {
  resolve: "gatsby-plugin-sitemap",
  options: { createLinkInHead: false, excludes: ["/country/unlisted"] },
};

const config: GatsbyConfig = {
  siteMetadata: siteUrl ? { siteUrl } : {},
  pathPrefix: pathPrefix(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // None: Gatsby would download Netlify's where it finds NETLIFY in the environment, which moves pages to other files after the
  // offline copy has listed them.
  adapter: { name: "none", adapt() {} },
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    // data/ is checked, and becomes what pages query: it adds gatsby-source-filesystem and gatsby-transformer-json.
    {
      resolve: "gatsby-source-checked-json",
      options: { path: dataFolder(), ...content, derive, types: [atlasTypes] },
    },
    // Photos, cut to size for every screen.
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    // Nesting and names of breakpoints in style sheets.
    "gatsby-plugin-postcss",
    // The site's icon and colours, where a phone keeps it as an app.
    { resolve: "gatsby-plugin-manifest", options: manifest },
    // Without the site's address there is no sitemap, which lists whole addresses.
    ...(siteUrl ? [sitemap] : []),
    // Pages without network: it adds gatsby-plugin-offline. A site without it: docs/deploy.md, "Taking the offline copy away".
    {
      resolve: "gatsby-plugin-offline-pages",
      options: {
        name,
        hashed: ["atlas/*.svg", "flags/*.{svg,webp}"],
        files: ["symbols/*.svg", "{icon.svg,manifest.webmanifest}"],
      },
    },
    // Slow networks, Back, translated pages.
    "gatsby-plugin-visits",
    // Styles are made by the build.
    {
      resolve: "gatsby-plugin-static-styles",
      // The frame's styles come first.
      options: { files: /^\.\/(frame\/Frame|(pages|templates)\/.+)\.tsx$/ },
    },
    // Scripts start after the page.
    "gatsby-plugin-late-scripts",
    // The page's Content-Security-Policy. After all that adds styles and inline scripts: it writes their hashes.
    {
      resolve: "gatsby-plugin-page-policy",
      options: {
        images: countries.map(({ card }) => card?.flag),
        // What receives messages, and where that redirects to.
        connect: [contact?.endpoint, ...(contact?.redirectsTo ?? [])],
        // Scripts of other hosts: docs/deploy.md, "A third party's script".
        scripts: [],
      },
    },
    // Redirects, robots.txt, and addresses without a slash, at any host.
    "gatsby-plugin-host-files",
  ],
};

export default config;
