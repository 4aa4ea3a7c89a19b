type ThirdParty = {
  /** Address of a script that every page loads: "https://stats.example/script.js". */
  src: string;
  /** Attributes of its element, such as { "data-domain": "longitude.example" }. */
  attributes?: Record<string, string>;
  /** Origins that it fetches from and sends to: "https://api.stats.example". */
  origins?: readonly string[];
};

/** Scripts of other hosts. The policy of each page allows what this lists: docs/deploy.md, "A third party's script". */
export const thirdParties: ThirdParty[] = [];
