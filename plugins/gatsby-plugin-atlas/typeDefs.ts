/** What the atlas adds to Gatsby's GraphQL: each country's drawings and clocks, and the maps that show all of them. */
export const typeDefs = `
  type MapPoint { x: Float! y: Float! }
  type CountryPoint { slug: String! x: Float! y: Float! }

  type Drawing { url: String! }
  type CountryArt { page: Drawing! small: Drawing! card: Drawing! width: Int! height: Int! }
  "Where a name stands as seen from its dot."
  enum LabelSide { above aboveRight aboveLeft below left right belowRight belowLeft }
  type Locator { url: String! home: MapPoint! homeSide: LabelSide! capital: MapPoint! side: LabelSide! }
  "path: in metres from the middle of its foot, up is negative."
  type Landmark { name: String! city: String! height: Int! path: String! barWidth: Float! }
  type Clock { short: String! standard: String! summer: String }
  enum SeasonName { winter summer }
  type ClockBar { from: Int! to: Int! }
  type ClockWindow { from: Int! to: Int! there: String! here: String! }
  type ClockSeason {
    offset: Int!
    name: SeasonName
    months: String
    awake: [ClockBar!]!
    windows: [ClockWindow!]!
    longest: String
    callHome: [String!]!
    callUs: [String!]!
  }
  type CountryName { slug: String! name: String! }
  type Clocks { difference: String! awake: String! seasons: [ClockSeason!]! same: [CountryName!]! }
  type CountryAtlas {
    ink: Ink!
    flag: String!
    art: CountryArt!
    locator: Locator!
    landmarks: [Landmark!]!
    clock: Clock!
    longitude: String!
    distanceKm: Int!
  }

  enum MapAnchor { centre left start }
  enum MapTone { onInk plain }
  enum MapSize { widest wide narrow tablet phone }
  type HourLine { hours: Int! x: Float! }
  type MapLeader { x: Float! y: Float! height: Float! }
  "A name on the map: see drawing/heroLabels.ts."
  type MapLabel {
    slug: String
    text: String!
    x: Float!
    y: Float!
    anchor: MapAnchor!
    tone: MapTone!
    halo: Boolean!
    at: MapSize!
    leader: MapLeader
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
    exits: [MapExit!]!
  }
  type GlobeRing { km: Int! radius: Float! }
  "As SVG's text-anchor."
  enum GlobeAnchor { start middle end }
  enum GlobeTone { plain onInk home }
  enum GlobeSize { wide phone both }
  type GlobeLabel { text: String! x: Float! y: Float! anchor: GlobeAnchor! tone: GlobeTone! at: GlobeSize! }
  type Globe { url: String! size: Int! rings: [GlobeRing!]! points: [CountryPoint!]! labels: [GlobeLabel!]! }
  "The destinations with one clock: see clocks/byHour.ts."
  type HourRow { isBehind: Boolean! offset: String! summer: String countries: [CountryName!]! }
  type Atlas { world: WorldMap! globe: Globe! footer: Drawing! hours: [HourRow!]! }
`;
