package zoetrope.mobject.coordinates;

import java.util.function.DoubleBinaryOperator;
import zoetrope.geometry.Path;
import zoetrope.mobject.VMobject;

/**
 * The points of the plane at which a function of two numbers is 0, joined to smooth curves; those
 * that return to their start are closed.
 *
 * <pre>{@code
 * var circle = implicitCurve((x, y) -> x * x + y * y - 4);
 * }</pre>
 *
 * <p>Where the function changes sign without becoming 0, as at a pole, and where it has no finite
 * value, there is no curve.
 */
public final class ImplicitCurve extends VMobject<ImplicitCurve> {

  /** Over the scene's frame. */
  public ImplicitCurve(DoubleBinaryOperator function) {
    this(function, Range.ofFrameWidth(), Range.ofFrameHeight());
  }

  /** Over a rectangle. An object without points when the function does not change its sign. */
  public ImplicitCurve(DoubleBinaryOperator function, Range x, Range y) {
    this(MarchingSquares.path(MarchingSquares.trace(function, x, y), p -> p));
  }

  ImplicitCurve(Path path) {
    setPath(path);
  }

  /** Joins the points that were found by straight segments instead. */
  public ImplicitCurve makeJagged() {
    return setPath(PolylinePaths.of(localPath()), place());
  }
}
