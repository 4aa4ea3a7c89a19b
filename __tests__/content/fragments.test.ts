import { fragmentsOf } from "../../src/content/fragments";

test("a type's fragment asks for all its fields, and for all those of the objects in it", () => {
  const typeDefs = [
    `type Team implements Node { jsonId: Int! name: String! kind: Kind! people: [Person!]! }
     enum Kind { office field }`,
    "type Person { name: String! home: Place }",
    "type Place { city: String }",
  ];
  expect(fragmentsOf(typeDefs).split("\n")).toEqual([
    "fragment TeamFields on Team { id: jsonId name kind people { ...PersonFields } }",
    "fragment PersonFields on Person { name home { ...PlaceFields } }",
    "fragment PlaceFields on Place { city }",
  ]);
});
