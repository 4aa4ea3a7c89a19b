// What a test gets for a style sheet, a font or a picture.
module.exports = "";
