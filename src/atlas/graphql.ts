/**
 * What the atlas adds to Gatsby's GraphQL: each country's drawings and clocks, and the maps that show all of them. The
 * TypeScript types of both sides are made from it (Queries.WorldMap).
 */
export const typeDefs = `
  type MapPoint { x: Float! y: Float! }
  type CountryPoint { slug: String! x: Float! y: Float! }
  type CountryName { slug: String! name: String! }
  type Drawing { url: String! }

  "A country drawn with meridians, for the three sizes it is shown in. All have the proportions of width and height."
  type CountryArt { page: Drawing! small: Drawing! card: Drawing! width: Int! height: Int! }
  "Where a name stands as seen from its dot."
  enum LabelSide { above aboveRight aboveLeft below left right belowRight belowLeft }
  "The map of a country's page: the way from home to its capital. All positions are in the frame of lib/drawings.ts."
  type Locator {
    "All but the sea, which is the page's, and the two names."
    url: String!
    home: MapPoint!
    "Where the two names stand clear of the route and of each other."
    homeSide: LabelSide!
    side: LabelSide!
    "What the capital's name stands beside: its dot, or the end of the ring round a small country."
    capital: MapPoint!
  }
  type Landmark {
    name: String!
    city: String!
    "In metres."
    height: Int!
    "SVG path data in metres: 0, 0 is the middle of the building's foot, and up is negative."
    path: String!
    "How wide its bars are: the further east, the wider."
    barWidth: Float!
  }
  "A capital's clock, seen from home."
  type Clock {
    "Standard time in a few letters, with a true minus: −4:30"
    short: String!
    "Standard time in words: 4 h 30 min behind India"
    standard: String!
    "(3 h 30 min in summer), or null where clocks are not changed."
    summer: String
  }
  type CountryAtlas {
    ink: Ink!
    "Address of our own copy, 4:3."
    flag: String!
    art: CountryArt!
    locator: Locator!
    landmarks: [Landmark!]!
    clock: Clock!
    "Of the capital: 101.7° E"
    longitude: String!
    "From home to the capital, in a straight line."
    distanceKm: Int!
  }

  enum SeasonName { winter summer }
  "From and to are minutes of home's day, 0 to 1440."
  type ClockBar { from: Int! to: Int! }
  "A time when both are awake, with the hours as they are read there and here."
  type ClockWindow { from: Int! to: Int! there: String! here: String! }
  "A part of the year in which one clock keeps the same distance from another."
  type ClockSeason {
    "Minutes that the clock there is ahead of the one at home; negative where it is behind."
    offset: Int!
    "Null where the year has none, and for the weeks between winter here and there."
    name: SeasonName
    "The months of the change, October to March. Null: all year."
    months: String
    "When the capital is awake."
    awake: [ClockBar!]!
    "When both are awake, in the order of the capital's day."
    windows: [ClockWindow!]!
    "How long the longest window is: 10½ h. Null where a picture has no room to say so."
    longest: String
    "When to call home, and when we answer, in pieces that are not broken over lines."
    callHome: [String!]!
    callUs: [String!]!
  }
  "What the two clocks of a country's page show."
  type Clocks {
    "Berlin is 4 h 30 min behind India, 3 h 30 min in summer."
    difference: String!
    "7 AM to 10 PM"
    awake: String!
    seasons: [ClockSeason!]!
    "The other countries whose capitals' clocks always show the same time."
    same: [CountryName!]!
  }
  "The destinations whose capitals' clocks always show the same time."
  type HourRow {
    isBehind: Boolean!
    "Standard time, seen from home: 4½ h behind"
    offset: String!
    "3½ h in summer; null where it is no other."
    summer: String
    countries: [CountryName!]!
  }

  "What of a name stands at x: its middle, its left edge a little off, or its left edge exactly."
  enum MapAnchor { centre left start }
  "onInk: over a coloured country, dark by day and by night."
  enum MapTone { onInk plain }
  """
  The windows that show a name. wide: from 1024 px on; widest: from 1241 px on, as it would touch a neighbour's dot before;
  narrow: up to 1023 px; of these, tablet: from 601 px on; phone: up to 600 px, where the map ends at 35° W.
  """
  enum MapSize { widest wide narrow tablet phone }
  type MapLeader { x: Float! y: Float! height: Float! }
  "A name on the home page's map, placed by hand: none on a border, none under a route."
  type MapLabel {
    "The country to whose page it leads; null on the smaller maps, where a finger would not hit it."
    slug: String
    "With a line break where the place is narrow."
    text: String!
    x: Float!
    y: Float!
    anchor: MapAnchor!
    tone: MapTone!
    "A seam of sea around the letters, where a coast runs under them."
    halo: Boolean!
    at: MapSize!
    "A thin line from the label up to what it names."
    leader: MapLeader
  }
  "A meridian; hours ahead of home, 0 is home's own."
  type HourLine { hours: Int! x: Float! }
  "Where a route leaves the phone's map in the west, and in which direction (degrees, 0 = east, clockwise)."
  type MapExit { slug: String! x: Float! y: Float! angle: Float! }
  "The map of the home page and of the Destinations panel. All positions are in a frame of width x height pixels."
  type WorldMap {
    "Land and destinations. The sea is the page's."
    url: String!
    "A sprite: the route to each country under its slug, and all of them under all. Colour and width are the page's."
    arcs: String!
    width: Int!
    height: Int!
    home: MapPoint!
    "West to east."
    meridians: [HourLine!]!
    "The capitals, of places inside the frame."
    dots: [CountryPoint!]!
    "A country without one has its dot."
    labels: [MapLabel!]!
    exits: [MapExit!]!
  }

  type GlobeRing { km: Int! radius: Float! }
  "As SVG's text-anchor."
  enum GlobeAnchor { start middle end }
  enum GlobeTone { plain onInk home }
  "phone: 600 px and less, where letters are larger against the globe."
  enum GlobeSize { wide phone both }
  "The name of home or of a country. Its position is that of text in SVG: y is the base line."
  type GlobeLabel { text: String! x: Float! y: Float! anchor: GlobeAnchor! tone: GlobeTone! at: GlobeSize! }
  "The globe of the About page: home in the middle, every distance and direction from it true."
  type Globe {
    "Land and destinations. Disc, rings, routes and dots are the page's."
    url: String!
    "Width and height of the frame that all positions are in."
    size: Int!
    rings: [GlobeRing!]!
    "The capitals, of places within the globe's edge."
    points: [CountryPoint!]!
    labels: [GlobeLabel!]!
  }
  type Atlas { world: WorldMap! globe: Globe! footer: Drawing! hours: [HourRow!]! }
`;
