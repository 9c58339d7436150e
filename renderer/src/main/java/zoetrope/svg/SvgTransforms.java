package zoetrope.svg;

import org.apache.batik.parser.DefaultTransformListHandler;
import org.apache.batik.parser.ParseException;
import org.apache.batik.parser.TransformListParser;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** Converts transform lists to maps. */
final class SvgTransforms {
  private static final double DEGREE = Math.PI / 180;

  private SvgTransforms() {}

  /** The map of a transform attribute; the identity without it. */
  static Affine of(SvgDocument document, Element element, String name) {
    String text = SvgElements.attribute(element, name);
    if (text.isEmpty()) {
      return Affine.IDENTITY;
    }
    Handler handler = new Handler();
    TransformListParser parser = new TransformListParser();
    parser.setTransformListHandler(handler);
    try {
      parser.parse(text);
    } catch (ParseException e) {
      throw document.error(
          element, name + "=\"" + text + "\" is not a list of transforms: " + e.getMessage());
    }
    if (!handler.map.isFinite()) {
      throw document.error(element, name + "=\"" + text + "\" is too large to be drawn");
    }
    return handler.map;
  }

  /** The last transform of a list is applied first. */
  private static final class Handler extends DefaultTransformListHandler {
    private Affine map = Affine.IDENTITY;

    private void add(Affine next) {
      map = next.then(map);
    }

    @Override
    public void matrix(float a, float b, float c, float d, float e, float f) {
      add(Affine.plane(a, b, c, d, e, f));
    }

    @Override
    public void rotate(float angle) {
      double radians = angle * DEGREE;
      double c = StrictMath.cos(radians);
      double s = StrictMath.sin(radians);
      add(Affine.plane(c, s, -s, c, 0, 0));
    }

    @Override
    public void rotate(float angle, float x, float y) {
      add(Affine.translation(Vec.of(x, y)));
      rotate(angle);
      add(Affine.translation(Vec.of(-x, -y)));
    }

    @Override
    public void translate(float x) {
      translate(x, 0);
    }

    @Override
    public void translate(float x, float y) {
      add(Affine.translation(Vec.of(x, y)));
    }

    @Override
    public void scale(float s) {
      scale(s, s);
    }

    @Override
    public void scale(float x, float y) {
      add(Affine.plane(x, 0, 0, y, 0, 0));
    }

    @Override
    public void skewX(float angle) {
      add(Affine.plane(1, 0, StrictMath.tan(angle * DEGREE), 1, 0, 0));
    }

    @Override
    public void skewY(float angle) {
      add(Affine.plane(1, StrictMath.tan(angle * DEGREE), 0, 1, 0, 0));
    }
  }
}
