package zoetrope.internal.svg.style;

import java.util.function.Predicate;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CssToken.Kind;
import zoetrope.internal.svg.css.Value;

/** The kinds of values that properties accept. */
enum SvgSyntax {
  WORD(value -> !value.word().isEmpty()),
  WORDS(value -> !value.isEmpty() && value.items().stream().allMatch(t -> t.is(Kind.WORD))),
  NUMBER(value -> value.single() != null && value.single().is(Kind.NUMBER)),
  /** A number or percentage. */
  SHARE(
      value ->
          value.single() != null
              && (value.single().is(Kind.NUMBER) || value.single().is(Kind.PERCENTAGE))),
  /** A length or percentage. */
  LENGTH(value -> value.single() != null && isLength(value.single())),
  /** Lengths or percentages, or none. */
  LENGTHS(
      value ->
          value.isWord("none")
              || !value.isEmpty() && value.items().stream().allMatch(SvgSyntax::isLength)),
  /** A word or length. */
  SPACING(value -> WORD.accepts(value) || LENGTH.accepts(value)),
  FONT_SIZE(
      value ->
          LENGTH.accepts(value) && value.single().number() >= 0
              || value.word().matches("(xx?-)?small|medium|(xx?x?-)?large|larger|smaller")),
  /** A font style: upright, italic, or oblique with an optional angle. */
  SLANT(
      value ->
          value.word().matches("normal|italic|oblique")
              || value.items().size() == 2
                  && value.items().get(0).isWord("oblique")
                  && value.items().get(1).is(Kind.DIMENSION)),
  WEIGHT(value -> NUMBER.accepts(value) || value.word().matches("normal|bold|bolder|lighter")),
  COLOR(value -> SvgColors.isColor(value)),
  /** A colour, or a reference with an optional fallback colour. */
  PAINT(SvgSyntax::isPaint),
  /** A reference, or none. */
  REFERENCE(value -> value.isWord("none") || value.isReference() && value.tokens().size() == 1),
  /** A list of transforms, or none. */
  TRANSFORM(value -> value.isWord("none") || SvgTransforms.isTransform(value)),
  /** A transform origin: one or two positions and an optional depth. */
  ORIGIN(SvgTransforms::isOrigin),
  ANY(value -> !value.isEmpty());

  private final Predicate<Value> accepts;

  SvgSyntax(Predicate<Value> accepts) {
    this.accepts = accepts;
  }

  boolean accepts(Value value) {
    return accepts.test(value);
  }

  static boolean isLength(CssToken token) {
    return token.is(Kind.NUMBER)
        || token.is(Kind.PERCENTAGE)
        || token.is(Kind.DIMENSION) && !Double.isNaN(SvgLengths.perUnit(token.unit(), 1));
  }

  private static boolean isPaint(Value value) {
    if (value.isReference()) {
      return value.rest().isEmpty() || isPaint(value.rest()) && !value.rest().isReference();
    }
    return value.word().matches("none|context-fill|context-stroke") || SvgColors.isColor(value);
  }
}
