type ThirdParty = {
  /** The attributes of its element: { "src": "https://stats.example/script.js", "data-domain": "longitude.example" }. */
  script: { src: string; [attribute: string]: string };
  /** Where it comes from, and what it fetches from and sends to: "https://stats.example". */
  origins: readonly string[];
};

/** Scripts of other hosts. The policy of each page allows what this lists: docs/deploy.md, "A third party's script". */
export const thirdParties: ThirdParty[] = [];
