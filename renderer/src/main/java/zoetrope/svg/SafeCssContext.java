package zoetrope.svg;

import org.apache.batik.anim.dom.SVGOMDocument;
import org.apache.batik.css.engine.CSSContext;
import org.apache.batik.css.engine.CSSEngine;
import org.apache.batik.css.engine.value.Value;
import org.apache.batik.css.engine.value.ValueConstants;
import org.apache.batik.util.ParsedURL;
import org.w3c.dom.Element;

/** The context of Batik's CSS engine, without access to the machine or the network. */
final class SafeCssContext implements CSSContext {
  @Override
  public void checkLoadExternalResource(ParsedURL resource, ParsedURL document) {
    throw new SecurityException("the style sheet " + resource + " is not read: embed it");
  }

  @Override
  public Value getSystemColor(String name) {
    return ValueConstants.BLACK_RGB_VALUE;
  }

  @Override
  public Value getDefaultFontFamily() {
    return ValueConstants.SERIF_VALUE;
  }

  @Override
  public float getLighterFontWeight(float weight) {
    return 400;
  }

  @Override
  public float getBolderFontWeight(float weight) {
    return 700;
  }

  @Override
  public float getPixelUnitToMillimeter() {
    return 25.4f / 96;
  }

  @Override
  public float getPixelToMillimeter() {
    return getPixelUnitToMillimeter();
  }

  @Override
  public float getMediumFontSize() {
    return 16;
  }

  @Override
  public float getBlockWidth(Element element) {
    return 0;
  }

  @Override
  public float getBlockHeight(Element element) {
    return 0;
  }

  @Override
  public boolean isDynamic() {
    return false;
  }

  @Override
  public boolean isInteractive() {
    return false;
  }

  @Override
  public CSSEngine getCSSEngineForElement(Element element) {
    return ((SVGOMDocument) element.getOwnerDocument()).getCSSEngine();
  }
}
