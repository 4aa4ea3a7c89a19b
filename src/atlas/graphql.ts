/** What both maps of all countries have. */
const mapFields = `
    url: String!
    "Positions are in a frame of this size."
    width: Int!
    height: Int!
    home: MapDot!
    "The capitals inside the frame, and on each kind of screen the positions of their names, null where none is in sight."
    dots: [MapDot!]!
    wide: [NamePosition]!
    narrow: [NamePosition]!`;

/** The nodes that the atlas makes, as GraphQL types. The TypeScript types of both sides are made from them (Queries.WorldMap). */
export const atlasTypes = `
  type MapPoint { x: Int! y: Int! }
  type Drawing { url: String! }

  "A country drawn in bars. The first two drawings have the proportions of width and height."
  type CountryArt {
    page: Drawing!
    "For boxes of 200 to 350 px: cards, and phones."
    card: Drawing!
    "Coarse and without far islands, for boxes of at most 200 px."
    cell: Drawing!
    width: Int!
    height: Int!
  }
  "The side of its dot on which a name is."
  enum LabelSide { left right above below aboveLeft aboveRight belowLeft belowRight }
  "An hour of the sun, seen from home: −6 h, or the country of home."
  type LocatorHour { x: Int! name: String! }
  "The map of a country's page: the route from home to its capital. All positions are in the extent of lib/drawings.ts."
  type Locator {
    "All but the sea, which is the page's, and the two names."
    url: String!
    home: MapPoint!
    homeSide: LabelSide!
    side: LabelSide!
    "The point beside the capital's name: its dot, or the ring round a small country."
    capital: MapPoint!
    "As many as have room, each at its meridian."
    hours: [LocatorHour!]!
  }
  "From a minute since 1970-01-01 in UTC on, a clock is so many minutes ahead of home's."
  type ClockChange { from: Int! ahead: Int! }
  "A capital's clock, seen from home."
  type Clock {
    "From a year before the build to five years after it. The first is what it shows at the beginning."
    changes: [ClockChange!]!
    "Standard time: −4:30, with a true minus."
    short: String!
    "4 h 30 min behind India"
    standard: String!
    "(3 h 30 min in summer), or null where clocks are not changed."
    summer: String
  }
  type CountryAtlas {
    slug: String!
    ink: Ink!
    "Address of our own copy, 4:3."
    flag: String!
    art: CountryArt!
    locator: Locator!
    clock: Clock!
    clocks: Clocks!
    "Of the capital: 101.7° E"
    longitude: String!
    "From home to the capital, in a straight line."
    distanceKm: Int!
  }

  enum SeasonName { winter summer }
  "From and to are minutes of home's day, 0 to 1440."
  type ClockBar { from: Int! to: Int! }
  "A time when both are awake, with the hours as they are read there and here, and its length: 10½ h."
  type ClockWindow { from: Int! to: Int! there: String! here: String! length: String! }
  "A part of the year in which one clock keeps the same distance from another."
  type ClockSeason {
    "Minutes that the clock there is ahead of the one at home; negative where it is behind."
    offset: Int!
    "The same: −4:30"
    short: String!
    "Null where clocks are not changed."
    name: SeasonName
    "October to March. Null: all year."
    months: String
    "When home is awake, when the capital is, and when both are, in the order of the capital's day."
    home: ClockBar!
    awake: [ClockBar!]!
    windows: [ClockWindow!]!
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
    "Minutes that the capital's clock was ahead of home's when the site was built."
    builtAt: Int!
    seasons: [ClockSeason!]!
  }

  "A capital on a map, with the name of its country; or home with its city's."
  type MapDot { slug: String name: String! x: Int! y: Int! }
  "The position of a name on a map: a point, and the side of it."
  type NamePosition {
    x: Int!
    y: Int!
    side: LabelSide!
    "Whether it has room beside all others. If not, it is shown only while its country is active."
    fits: Boolean!
    "The line from the name to its dot, if it is not beside it: a path."
    leader: String
  }
  "The map of the home page and of the Destinations panel: land and destinations. The sea is the page's."
  type WorldMap {${mapFields}
    "A sprite: the route to each country under its slug. Colour and width are the page's."
    arcs: String!
  }
  type GlobeRing { km: Int! radius: Int! }
  "The globe of the About page: every distance and direction from home is true."
  type Globe {${mapFields}
    rings: [GlobeRing!]!
  }
  type Atlas implements Node @dontInfer {
    world: WorldMap!
    globe: Globe!
    "All slugs by the hour, from west to east. Null is home."
    westToEast: [String]!
  }
`;
