/** What the atlas adds to Gatsby's GraphQL: each country's drawings, and the maps that show all of them. */
export const atlasTypeDefs = `
  type MapPoint { x: Float! y: Float! }
  type CountryPoint { slug: String! x: Float! y: Float! }

  type Drawing { url: String! }
  type CountryArt { page: Drawing! small: Drawing! card: Drawing! width: Int! height: Int! }
  type Locator { url: String! home: MapPoint! homeSide: String! capital: MapPoint! side: String! }
  type Clock { short: String! standard: String! summer: String }
  type CountryAtlas {
    ink: Ink!
    flag: String!
    art: CountryArt!
    locator: Locator!
    clock: Clock!
    longitude: String!
    distanceKm: Int!
  }
  type Country implements Node {
    "Its place in data/countries.json, which is its place in every menu."
    order: Int!
    atlas: CountryAtlas!
  }

  type HourLine { hours: Int! x: Float! }
  type MapLabel {
    slug: String! name: String! x: Float! y: Float! anchor: String! tone: String! halo: Boolean! from: Int!
  }
  type MapLeader { x: Float! y: Float! height: Float! }
  type MapGroup {
    lines: [String!]! x: Float! y: Float! anchor: String! tone: String! halo: Boolean! at: String! leader: MapLeader
  }
  type MapExit { slug: String! x: Float! y: Float! angle: Float! }
  type WorldMap {
    url: String!
    arcs: String!
    width: Int!
    height: Int!
    home: MapPoint!
    meridians: [HourLine!]!
    dots: [CountryPoint!]!
    labels: [MapLabel!]!
    groups: [MapGroup!]!
    leaves: [MapExit!]!
  }
  type GlobeRing { km: Int! radius: Float! }
  type GlobeLabel { text: String! x: Float! y: Float! anchor: String! tone: String! at: String! }
  type Globe { url: String! size: Int! rings: [GlobeRing!]! points: [CountryPoint!]! labels: [GlobeLabel!]! }
  type Atlas { world: WorldMap! globe: Globe! footer: Drawing! }
`;
