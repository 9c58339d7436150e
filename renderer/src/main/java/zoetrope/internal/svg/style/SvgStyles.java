package zoetrope.internal.svg.style;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.svg.css.Cascade;
import zoetrope.internal.svg.css.CssException;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CustomProperties;
import zoetrope.internal.svg.css.Declaration;
import zoetrope.internal.svg.css.MediaQuery;
import zoetrope.internal.svg.css.Rule;
import zoetrope.internal.svg.css.StyleSheet;
import zoetrope.internal.svg.css.Value;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.style.SvgProperties.Property;

/**
 * Computes styles. Properties are inherited from the parent element. Used content inherits from the
 * {@code use} element.
 */
public final class SvgStyles {
  private static final double MEDIUM_FONT_SIZE = 16;
  private static final Set<String> CLIPPED_ELEMENTS =
      Set.of("svg", "symbol", "marker", "pattern", "image");

  private final SvgDocument document;
  private final Cascade cascade;
  private final Map<Element, Map<String, Value>> declarations = new IdentityHashMap<>();
  private final SvgStyle initial;

  public SvgStyles(SvgDocument document, ViewBox screen) {
    this.document = document;
    List<Rule> rules = new ArrayList<>();
    addSheets(document.root(), new MediaQuery.Screen(screen.width(), screen.height()), rules);
    cascade = new Cascade(rules);
    List<Property> all = SvgProperties.all();
    Value[] values = all.stream().map(Property::initial).toArray(Value[]::new);
    initial = new SvgStyle(values, CustomProperties.NONE, MEDIUM_FONT_SIZE);
  }

  private void addSheets(Element element, MediaQuery.Screen screen, List<Rule> rules) {
    if (element.getLocalName().equals("style") && isForScreens(element)) {
      try {
        StyleSheet sheet =
            StyleSheet.read(
                element.getTextContent(),
                screen,
                what -> document.note(element, what + " was left out of the style sheet"));
        sheet.rules().forEach(rule -> rules.add(readable(element, rule)));
        document.addFonts(sheet.fonts());
      } catch (CssException e) {
        throw document.error(element, e.getMessage());
      }
    }
    SvgElements.children(element).forEach(child -> addSheets(child, screen, rules));
  }

  private static boolean isForScreens(Element sheet) {
    String type = SvgElements.attribute(sheet, "type");
    String media = SvgElements.attribute(sheet, "media");
    return (type.isEmpty() || type.equalsIgnoreCase("text/css"))
        && (media.isEmpty() || media.matches("(?i).*\\b(all|screen)\\b.*"));
  }

  private Rule readable(Element sheet, Rule rule) {
    return new Rule(rule.selectors(), readable(sheet, rule.declarations()));
  }

  private List<Declaration> readable(Element place, List<Declaration> declarations) {
    List<Declaration> longhandDeclarations = new ArrayList<>();
    for (Declaration d : declarations) {
      List<Declaration> longhands = SvgProperties.expanded(d);
      if (longhands != null) {
        longhandDeclarations.addAll(longhands);
      } else if (!d.value().toString().startsWith("-")) {
        document.note(
            place,
            Messages.of(
                "the style \"%s:%s\" is not valid or not supported, and was left out",
                d.name(), d.value().shortened()));
      }
    }
    return longhandDeclarations;
  }

  /** Returns the style with the initial value of every property. */
  public SvgStyle initial() {
    return initial;
  }

  /** Returns the style of an element whose parent has the style {@code parent}. */
  public SvgStyle of(Element element, SvgStyle parent) {
    Map<String, Value> declared = declarations.computeIfAbsent(element, this::declared);
    CustomProperties custom = parent.custom().with(declared);
    Property font = SvgProperties.find("font-size");
    SvgStyle base = new SvgStyle(null, custom, parent.fontSize());
    Value size =
        declared.containsKey("font-size")
            ? computed(font, declared.get("font-size"), base, parent)
            : parent.value(font.index());
    double fontSize = fontSize(size, parent.fontSize());
    SvgStyle sized = new SvgStyle(null, custom, fontSize);
    Value[] values = parent.inherited();
    declared.forEach(
        (name, value) -> {
          Property property = SvgProperties.find(name);
          if (property != null) {
            values[property.index()] = computed(property, value, sized, parent);
          }
        });
    values[font.index()] = new Value(List.of(CssToken.pixels(fontSize)));
    return new SvgStyle(values, custom, fontSize);
  }

  /**
   * Returns the style of text in an HTML element: filled with the current colour, without a stroke.
   */
  public SvgStyle ofHtml(Element element, SvgStyle parent) {
    return of(element, parent)
        .with("fill", "currentcolor")
        .with("stroke", "none")
        .with("text-anchor", "start")
        .with("dominant-baseline", "auto");
  }

  /** Returns the declarations that browsers have by default for an HTML element. */
  private static String ofBrowsers(String name) {
    return switch (name) {
      case "b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6" -> "font-weight:bold";
      case "i", "em", "cite", "var", "dfn" -> "font-style:italic";
      case "code", "kbd", "samp", "tt" -> "font-family:monospace";
      case "pre" -> "font-family:monospace;white-space:pre";
      case "sub" -> "font-size:smaller;baseline-shift:sub";
      case "sup" -> "font-size:smaller;baseline-shift:super";
      case "u", "ins" -> "text-decoration-line:underline";
      case "s", "del" -> "text-decoration-line:line-through";
      case "center" -> "text-align:center";
      default -> "";
    };
  }

  private Map<String, Value> declared(Element element) {
    List<Declaration> inline = Declaration.list(element.getAttributeNS(null, "style"));
    try {
      Map<String, Value> declared =
          cascade.declared(element, hints(element), readable(element, inline));
      if (CLIPPED_ELEMENTS.contains(element.getLocalName())) {
        declared.putIfAbsent("overflow", Value.of("hidden"));
      }
      return declared;
    } catch (CssException e) {
      throw document.error(element, e.getMessage());
    }
  }

  private List<Declaration> hints(Element element) {
    boolean isHtml = !SvgElements.SVG.equals(element.getNamespaceURI());
    List<Declaration> hints = new ArrayList<>();
    if (isHtml) {
      hints.addAll(Declaration.list(ofBrowsers(element.getLocalName())));
    }
    NamedNodeMap attributes = element.getAttributes();
    for (int i = 0; i < attributes.getLength(); i++) {
      Attr attribute = (Attr) attributes.item(i);
      String name = attribute.getLocalName();
      if (attribute.getNamespaceURI() == null
          && SvgProperties.isPresentation(name)
          && !attribute.getValue().isBlank()) {
        Declaration hint = new Declaration(name, Value.of(attribute.getValue()), false);
        hints.addAll(readable(element, List.of(hint)));
      }
    }
    return hints;
  }

  private static Value computed(Property property, Value value, SvgStyle sized, SvgStyle parent) {
    Value plain = sized.custom().substitute(value);
    boolean set =
        plain != null
            && !plain.isWord("unset")
            && !plain.word().startsWith("revert")
            && (value == plain || SvgProperties.isValid(property, plain));
    boolean inherits = !set && property.inherited() || set && plain.isWord("inherit");
    // For the property colour, currentcolor means the parent's colour.
    inherits |= set && plain.isWord("currentcolor") && property.name().equals("color");
    if (inherits) {
      return parent.value(property.index());
    }
    return !set || plain.isWord("initial")
        ? property.initial()
        : plain.map(token -> absolute(token, sized.fontSize(), property.name()));
  }

  /**
   * Converts lengths relative to the font size to absolute lengths, because children inherit
   * absolute lengths.
   */
  private static CssToken absolute(CssToken token, double fontSize, String property) {
    boolean relative = token.is(CssToken.Kind.DIMENSION) && token.unit().matches("em|ex|ch|rem");
    return relative && !property.matches("font-size|line-height")
        ? CssToken.pixels(SvgLengths.pixels(token, 0, fontSize))
        : token;
  }

  /**
   * Returns the style of an element as inherited from its ancestors, not from {@code use} elements.
   */
  public SvgStyle inDocument(Element element) {
    Node parent = element.getParentNode();
    return of(element, parent instanceof Element e ? inDocument(e) : initial());
  }

  private static double fontSize(Value value, double parent) {
    CssToken token = value.single();
    if (token.isNumeric()) {
      return SvgLengths.pixels(token, parent, parent);
    }
    return switch (value.word()) {
      case "xx-small" -> MEDIUM_FONT_SIZE * 0.6;
      case "x-small" -> MEDIUM_FONT_SIZE * 0.75;
      case "small" -> MEDIUM_FONT_SIZE * 8 / 9;
      case "large" -> MEDIUM_FONT_SIZE * 1.2;
      case "x-large" -> MEDIUM_FONT_SIZE * 1.5;
      case "xx-large" -> MEDIUM_FONT_SIZE * 2;
      case "xxx-large" -> MEDIUM_FONT_SIZE * 3;
      case "larger" -> parent * 1.2;
      case "smaller" -> parent / 1.2;
      default -> MEDIUM_FONT_SIZE;
    };
  }
}
