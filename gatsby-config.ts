import type { GatsbyConfig } from "gatsby";
import { RECORDS } from "./src/content/graphql/records";
import { dataFolder, isIgnored } from "./src/content/readData";
import {
  flagOrigins,
  formOrigins,
  pathPrefix,
  readValid,
  shortName,
  siteAddress,
} from "./src/content/siteAddress";
import { TOKENS } from "./src/lib/colours";

const [sea] = TOKENS.sea;
const settings = readValid("site.json");
const name = settings?.name;
const siteUrl = siteAddress(settings?.url);

/** The page without content of gatsby-plugin-offline. */
const APP_SHELL = "/offline-plugin-app-shell-fallback";

/** The icons lie in static/icons; a maskable one keeps its drawing inside the circle that a phone may cut out. */
const icon = (file: string, size: number, purpose = "any") => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

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
    { resolve: "gatsby-source-filesystem", options: { path: RECORDS } },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { name: string } }) => node.name,
      },
    },
    // Photos are read where editors put them.
    {
      resolve: "gatsby-source-filesystem",
      options: {
        path: dataFolder(),
        ignore: [(file: string) => file.endsWith(".json") || isIgnored(file)],
      },
    },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-postcss",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name,
        short_name: shortName(name),
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
      },
    },
    // Without the site's address there is no sitemap, which lists whole addresses.
    ...(siteUrl ? [sitemap] : []),
    // Pages without network: it adds gatsby-plugin-offline.
    {
      resolve: "gatsby-plugin-offline-pages",
      options: {
        name,
        hashed: ["atlas/*.svg", "flags/*.{svg,webp}"],
        files: ["symbols/*.svg", "{icon.svg,print.css,manifest.webmanifest}"],
      },
    },
    "gatsby-plugin-visits",
    {
      resolve: "gatsby-plugin-static-styles",
      // Other styles follow the frame's.
      options: { files: /^\.\/(frame\/Frame|(pages|templates)\/.+)\.tsx$/ },
    },
    // After all that adds styles and inline scripts to pages, whose hashes it writes.
    {
      resolve: "gatsby-plugin-page-policy",
      options: {
        images: flagOrigins(readValid("countries.json") ?? []),
        connect: formOrigins(settings?.contact),
        // Scripts of other hosts: docs/deploy.md, "A third party's script".
        scripts: [],
        without: [APP_SHELL],
      },
    },
    {
      resolve: "gatsby-plugin-host-files",
      options: { without: [APP_SHELL] },
    },
  ],
};

export default config;
