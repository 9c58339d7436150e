package zoetrope.svg;

import org.apache.batik.anim.dom.SVGDOMImplementation;
import org.apache.batik.css.engine.CSSEngine;
import org.apache.batik.css.engine.CSSEngineUserAgent;
import org.apache.batik.css.engine.CSSStylableElement;
import org.apache.batik.css.engine.StyleMap;
import org.apache.batik.css.engine.value.Value;
import org.apache.batik.css.engine.value.ValueManager;
import org.apache.batik.dom.AbstractStylableDocument;
import org.w3c.css.sac.CSSException;
import org.w3c.dom.DOMException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.css.CSSPrimitiveValue;
import org.w3c.dom.css.CSSValue;

/**
 * Computes styles with Batik's CSS engine. Properties are inherited from the parent element, or,
 * for used content, from the {@code use} element.
 */
final class SvgStyles {
  private static final double MEDIUM = 16;

  private final SvgDocument document;
  private final CSSEngine engine;
  private Element current;

  SvgStyles(SvgDocument document) {
    this.document = document;
    AbstractStylableDocument dom = (AbstractStylableDocument) document.dom();
    SVGDOMImplementation implementation =
        (SVGDOMImplementation) SVGDOMImplementation.getDOMImplementation();
    engine = implementation.createCSSEngine(dom, new SafeCssContext());
    engine.setMedia("screen");
    dom.setCSSEngine(engine);
    dropBrokenDeclarations(document.root());
    engine.setCSSEngineUserAgent(new Listener());
  }

  /** Notes the declarations that Batik's engine cannot parse. */
  private final class Listener implements CSSEngineUserAgent {
    @Override
    public void displayError(Exception e) {
      displayMessage(e.getMessage());
    }

    @Override
    public void displayMessage(String message) {
      String[] lines = String.valueOf(message).strip().split("\n");
      document.note(current, "a style was left out: " + lines[lines.length - 1].strip());
    }
  }

  /**
   * Removes declarations that Batik cannot parse from style attributes, since it drops all for one.
   */
  private void dropBrokenDeclarations(Element element) {
    String style = SvgElements.attribute(element, "style");
    if (!style.isEmpty()
        && element instanceof CSSStylableElement stylable
        && !isReadable(stylable, style)) {
      StringBuilder kept = new StringBuilder();
      for (String declaration : style.split(";")) {
        if (isReadable(stylable, declaration)) {
          kept.append(declaration).append(';');
        } else {
          document.note(element, "the style \"" + declaration.strip() + "\" was left out");
        }
      }
      element.setAttributeNS(null, "style", kept.toString());
    }
    SvgElements.children(element).forEach(this::dropBrokenDeclarations);
  }

  private boolean isReadable(CSSStylableElement element, String declarations) {
    try {
      engine.parseStyleDeclaration(element, declarations);
      return true;
    } catch (DOMException | CSSException e) {
      return false;
    }
  }

  int index(String property) {
    return engine.getPropertyIndex(property);
  }

  /** The initial style: every property at its default. */
  SvgStyle initial() {
    ValueManager[] managers = engine.getValueManagers();
    Value[] values = new Value[managers.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = managers[i].getDefaultValue();
    }
    // Batik's own default is sans serif, but that of browsers is serif.
    values[index("font-family")] = engine.getCSSContext().getDefaultFontFamily();
    return new SvgStyle(this, values, MEDIUM);
  }

  /** The style of an element within one of style {@code parent}. */
  SvgStyle of(Element element, SvgStyle parent) {
    if (!(element instanceof CSSStylableElement stylable)) {
      return parent;
    }
    current = element;
    StyleMap set = engine.getCascadedStyleMap(stylable, null);
    ValueManager[] managers = engine.getValueManagers();
    Value[] values = new Value[managers.length];
    for (int i = 0; i < values.length; i++) {
      Value v = set.getValue(i);
      boolean inherited = v == null && managers[i].isInheritedProperty();
      if (inherited || v != null && v.getCssValueType() == CSSValue.CSS_INHERIT) {
        values[i] = parent.value(i);
      } else {
        values[i] = v == null ? managers[i].getDefaultValue() : named(stylable, set, i, v);
      }
    }
    Value size = set.getValue(index("font-size"));
    return new SvgStyle(this, values, fontSize(size, parent.fontSize()));
  }

  /** The style of an element inherited from its ancestors, not from {@code use} elements. */
  SvgStyle inDocument(Element element) {
    Node parent = element.getParentNode();
    return of(element, parent instanceof Element e ? inDocument(e) : initial());
  }

  /** Computes the colour of a colour name. */
  private Value named(CSSStylableElement element, StyleMap set, int i, Value v) {
    String property = engine.getPropertyName(i);
    boolean color =
        property.equals("fill") || property.equals("stroke") || property.endsWith("color");
    boolean word = SvgStyle.isPrimitive(v, CSSPrimitiveValue.CSS_IDENT);
    if (!color || !word || SvgStyle.isWord(v, "none") || SvgStyle.isWord(v, "currentcolor")) {
      return v;
    }
    return engine.getValueManagers()[i].computeValue(element, null, engine, i, set, v);
  }

  private static double fontSize(Value v, double parent) {
    if (v == null || v.getCssValueType() == CSSValue.CSS_INHERIT) {
      return parent;
    }
    if (!SvgStyle.isPrimitive(v, CSSPrimitiveValue.CSS_IDENT)) {
      return SvgStyle.length(v, parent, parent);
    }
    return switch (v.getStringValue()) {
      case "xx-small" -> MEDIUM * 0.6;
      case "x-small" -> MEDIUM * 0.75;
      case "small" -> MEDIUM * 8 / 9;
      case "large" -> MEDIUM * 1.2;
      case "x-large" -> MEDIUM * 1.5;
      case "xx-large" -> MEDIUM * 2;
      case "larger" -> parent * 1.2;
      case "smaller" -> parent / 1.2;
      default -> MEDIUM;
    };
  }
}
