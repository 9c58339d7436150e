package zoetrope.tools.fuzz;

import java.util.Random;

/**
 * Generates plausible drawings: style sheets, gradients, patterns, masks, clips, filters and
 * markers in {@code defs}, and shapes that refer to them. Values and combinations are random.
 */
final class DrawingGrammar {
  private static final String[] SHAPES = {
    "<rect x='#' y='#' width='#' height='#' rx='#'@/>",
    "<circle cx='#' cy='#' r='#'@/>",
    "<ellipse cx='#' cy='#' rx='#' ry='#'@/>",
    "<path d='M# #L# #Q# # # #C# # # # # #A# # 30 1 0 # #Z'@/>",
    "<polyline points='#,# #,# #,#'@/>",
    "<line x1='#' y1='#' x2='#' y2='#'@/>",
    "<text x='#' y='#' font-size='#'@>ab<tspan dx='#'@>c</tspan></text>",
    "<use href='&g1' x='#' y='#'@/>",
    "<use href='&s1' width='#' height='#'@/>",
    "<image width='#' height='#' href='data:image/png;base64,iVBORw0KGgo='@/>",
    "<switch@><rect width='#' height='#'/></switch>",
    "<svg x='#' y='#' width='#' height='#' viewBox='0 0 # #'@><rect width='#' height='#'/></svg>"
  };

  private static final String[] STYLES = {
    " fill='url(&g)'",
    " fill='url(&p)'",
    " stroke='url(&g)'",
    " stroke='url(&p)' stroke-width='#'",
    " mask='url(&m)'",
    " filter='url(&f)'",
    " clip-path='url(&c)'",
    " marker-mid='url(&k)' marker-end='url(&k)'",
    " opacity='.5'",
    " class='a'",
    " class='b a'",
    " id='i1'",
    " style='mix-blend-mode:multiply'",
    " style='fill:var(--x);isolation:isolate'",
    " style='filter:blur(#px) drop-shadow(# # # red)'",
    " style='paint-order:stroke'",
    " transform='rotate(#) scale(# #)'",
    " transform='skewX(#) translate(# #)'",
    " stroke='red' stroke-width='#' stroke-dasharray='# #' stroke-dashoffset='#'",
    " stroke='blue' stroke-linejoin='round' vector-effect='non-scaling-stroke'",
    " fill-rule='evenodd' fill-opacity='#'",
    " overflow='visible'",
    " visibility='hidden'"
  };

  private static final String[] DEFINED = {
    "<linearGradient id='g' x1='#' x2='#' spreadMethod='reflect'><stop offset='#'"
        + " stop-color='red'/><stop offset='#'@/></linearGradient>",
    "<radialGradient id='g' r='#' fx='#' href='&g'><stop offset='#'/></radialGradient>",
    "<pattern id='p' width='#' height='#' patternTransform='rotate(#)'>%</pattern>",
    "<pattern id='p' width='#' height='#' patternUnits='userSpaceOnUse' viewBox='0 0 #"
        + " #'>%</pattern>",
    "<mask id='m' x='#' y='#' width='#' height='#'>%</mask>",
    "<mask id='m' maskContentUnits='objectBoundingBox' style='mask-type:alpha'>%</mask>",
    "<clipPath id='c'>%</clipPath>",
    "<clipPath id='c' clipPathUnits='objectBoundingBox'>%</clipPath>",
    "<marker id='k' refX='#' markerWidth='#' markerHeight='#' orient='auto'>%</marker>",
    "<marker id='k' viewBox='0 0 # #' markerUnits='userSpaceOnUse'>%</marker>",
    "<symbol id='s1' viewBox='0 0 # #'>%</symbol>",
    "<g id='g1'@>%</g>",
    "<filter id='f'>~~</filter>",
    "<filter id='f' x='#' y='#' width='#' height='#'"
        + " primitiveUnits='objectBoundingBox'>~~</filter>",
    "<filter id='f' filterUnits='userSpaceOnUse' x='#' y='#' width='#' height='#'>~~~</filter>"
  };

  private static final String[] PRIMITIVES = {
    "<feGaussianBlur stdDeviation='# #'^/>",
    "<feOffset dx='#' dy='#'^/>",
    "<feFlood flood-color='red' flood-opacity='#'^/>",
    "<feColorMatrix type='saturate' values='#'^/>",
    "<feColorMatrix values='# 0 0 0 # 0 # 0 0 # 0 0 # 0 # 0 0 0 # #'^/>",
    "<feColorMatrix type='hueRotate' values='#'^/>",
    "<feComposite operator='arithmetic' k1='#' k2='#' k3='#' k4='#' in2='SourceGraphic'^/>",
    "<feComposite operator='out' in2='r'^/>",
    "<feBlend mode='screen' in2='SourceAlpha'^/>",
    "<feMerge^><feMergeNode in='r'/><feMergeNode in='SourceGraphic'/></feMerge>",
    "<feMorphology operator='dilate' radius='# #'^/>",
    "<feComponentTransfer^><feFuncR type='table' tableValues='# # #'/>"
        + "<feFuncA type='gamma' exponent='#' amplitude='#'/></feComponentTransfer>",
    "<feDropShadow dx='#' dy='#' stdDeviation='#'^/>",
    "<feTile^/>",
    "<feTurbulence baseFrequency='#'^/>",
    "<feImage href='&g1'^/>"
  };

  private static final String[] RULES = {
    ".a{fill:red;stroke:#;stroke-width:#}",
    ".b>*{opacity:#}",
    "g .a:not(.b){filter:url(&f)}",
    "rect:nth-child(2n+1){mask:url(&m)}",
    ":root{--x:var(--y,blue);--y:var(--x)}",
    "*{--x:green!important}",
    "@media (min-width:#px){rect{fill:url(&p)}}",
    "@media not print{circle{display:none}}",
    "&i1~*{clip-path:url(&c)}",
    "text{font:bold #px/2 serif}",
    "[width]{fill-opacity:calc(# * 1)}",
    "path{d:path('M0 0L9 9');marker:url(&k)}",
    "@import url(x);",
    "/* } */ .a{transform:rotate(#deg)",
    "ellipse{stroke:url(&g);stroke-dasharray:#,#}"
  };

  private final Mutator mutator;
  private final Random random;

  /** The number of pieces that may still be added. */
  private int left = 60;

  DrawingGrammar(Mutator mutator, Random random) {
    this.mutator = mutator;
    this.random = random;
  }

  String drawing() {
    StringBuilder svg = new StringBuilder("<svg xmlns='http://www.w3.org/2000/svg'");
    svg.append(filled(" viewBox='0 0 # #'")).append("><style>");
    for (int i = random.nextInt(5); i > 0; i--) {
      svg.append(numbered(mutator.pick(RULES)));
    }
    svg.append("</style><defs>");
    for (int i = random.nextInt(7); i > 0; i--) {
      svg.append(filled(mutator.pick(DEFINED)));
    }
    svg.append("</defs>");
    for (int i = 1 + random.nextInt(5); i > 0; i--) {
      boolean group = random.nextInt(4) == 0;
      svg.append(filled(group ? "<g@>%%</g>" : "%"));
    }
    return svg.append("</svg>").toString();
  }

  /**
   * Expands a template: {@code @} becomes up to two styles, {@code %} a shape, {@code ~} a filter
   * step, {@code ^} the input or result name of a filter step or nothing. {@link #numbered}
   * replaces the other special characters.
   */
  private String filled(String template) {
    StringBuilder text = new StringBuilder();
    for (char c : template.toCharArray()) {
      switch (c) {
        case '@' -> text.append(pieces(STYLES, random.nextInt(3)));
        case '%' -> text.append(pieces(SHAPES, 1));
        case '~' -> text.append(pieces(PRIMITIVES, 1));
        case '^' -> text.append(mutator.pick("", " result='r'", " in='r'", " in='SourceAlpha'"));
        default -> text.append(numbered(String.valueOf(c)));
      }
    }
    return text.toString();
  }

  /** Replaces each {@code #} in a template by a number, and each {@code &} by {@code #}. */
  private String numbered(String template) {
    StringBuilder text = new StringBuilder();
    for (char c : template.toCharArray()) {
      text.append(c == '#' ? size() : c == '&' ? "#" : String.valueOf(c));
    }
    return text.toString();
  }

  private String pieces(String[] templates, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count && left-- > 0; i++) {
      text.append(filled(mutator.pick(templates)));
    }
    return text.toString();
  }

  private String size() {
    return switch (random.nextInt(14)) {
      case 0 -> "0";
      case 1 -> "-" + random.nextInt(20);
      case 2 -> mutator.number();
      case 3 -> random.nextInt(100) + "%";
      case 4 -> "." + random.nextInt(100);
      default -> Integer.toString(1 + random.nextInt(40));
    };
  }
}
