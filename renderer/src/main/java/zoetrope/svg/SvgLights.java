package zoetrope.svg;

import org.w3c.dom.Element;
import zoetrope.frame.Filter;
import zoetrope.frame.FilterLight;
import zoetrope.geometry.Vec;

/** Converts {@code feDiffuseLighting} and {@code feSpecularLighting}. */
final class SvgLights {
  private final SvgDocument document;

  private SvgLights(SvgDocument document) {
    this.document = document;
  }

  /** The effect; null, with a note, when it has no light. */
  static Filter.Effect of(SvgDocument document, Element e, SvgStyle style) {
    FilterLight light = new SvgLights(document).light(e);
    if (light == null) {
      document.note(e, "<" + e.getLocalName() + "> has no light");
      return null;
    }
    boolean diffuse = e.getLocalName().equals("feDiffuseLighting");
    String strength = diffuse ? "diffuseConstant" : "specularConstant";
    double exponent = SvgLengths.number(document, e, "specularExponent", 1);
    return new Filter.Lighting(
        light,
        style.color(style.value("lighting-color")),
        SvgLengths.number(document, e, "surfaceScale", 1),
        Math.max(0, SvgLengths.number(document, e, strength, 1)),
        diffuse ? Double.NaN : Math.max(1, Math.min(128, exponent)));
  }

  private FilterLight light(Element of) {
    for (Element e : SvgElements.children(of)) {
      switch (e.getLocalName()) {
        case "feDistantLight" -> {
          return new FilterLight.Distant(direction(angle(e, "azimuth"), angle(e, "elevation")));
        }
        case "fePointLight" -> {
          return new FilterLight.FromPoint(place(e, "x", "y", "z"));
        }
        case "feSpotLight" -> {
          boolean open = SvgElements.attribute(e, "limitingConeAngle").isEmpty();
          return new FilterLight.Spot(
              place(e, "x", "y", "z"),
              place(e, "pointsAtX", "pointsAtY", "pointsAtZ"),
              SvgLengths.number(document, e, "specularExponent", 1),
              open ? -1 : StrictMath.cos(Math.abs(angle(e, "limitingConeAngle"))));
        }
        default -> {
          // Descriptions and animations.
        }
      }
    }
    return null;
  }

  private double angle(Element e, String name) {
    return StrictMath.toRadians(SvgLengths.number(document, e, name, 0));
  }

  private static Vec direction(double azimuth, double elevation) {
    double level = StrictMath.cos(elevation);
    return new Vec(
        level * StrictMath.cos(azimuth),
        level * StrictMath.sin(azimuth),
        StrictMath.sin(elevation));
  }

  private Vec place(Element e, String x, String y, String z) {
    return new Vec(
        SvgLengths.number(document, e, x, 0),
        SvgLengths.number(document, e, y, 0),
        SvgLengths.number(document, e, z, 0));
  }
}
