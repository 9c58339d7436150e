package zoetrope.mobject.coordinates;

import java.util.function.DoubleBinaryOperator;
import zoetrope.geometry.Path;
import zoetrope.mobject.VMobject;

/**
 * The curve of the points where a function of x and y is 0. It is smooth, and curves that return to
 * their start are closed.
 *
 * <pre>{@code
 * var circle = implicitCurve((x, y) -> x * x + y * y - 4);
 * }</pre>
 *
 * <p>There is no curve where the function changes sign without becoming 0, as at a pole, or has no
 * finite value.
 */
public final class ImplicitCurve extends VMobject<ImplicitCurve> {

  /** Creates the curve within the frame. */
  public ImplicitCurve(DoubleBinaryOperator function) {
    this(function, Range.ofFrameWidth(), Range.ofFrameHeight());
  }

  /** Creates the curve within a rectangle; empty if the function does not change its sign. */
  public ImplicitCurve(DoubleBinaryOperator function, Range x, Range y) {
    this(MarchingSquares.path(MarchingSquares.trace(function, x, y), p -> p));
  }

  ImplicitCurve(Path path) {
    setPath(path);
  }
}
