package zoetrope.studio.edit;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.geometry.Vec;

/**
 * A call on an object that a tool writes, such as {@code shift(at(1, 2))}. If the source already
 * has a call of this method there, the tool merges both calls, so that a second drag does not add a
 * second call.
 */
public final class ObjectCall {
  private static final String NUMBER = "\\s*(-?\\d+(?:\\.\\d+)?)\\s*";
  private static final Pattern POINT =
      Pattern.compile("at\\(" + NUMBER + "," + NUMBER + "(?:," + NUMBER + ")?\\)");
  private static final Pattern PLAIN_NUMBER = Pattern.compile(NUMBER);
  private static final Pattern DEGREES = Pattern.compile(NUMBER + "\\* DEGREES");

  /** A name or a call as the first argument, and the other arguments. */
  private static final Pattern FIRST_COLOR = Pattern.compile("\\w+(?:\\([^()]*\\))?(,.*)?");

  private final String method;
  private final String arguments;
  private final boolean anywhere;
  private final UnaryOperator<String> merged;

  private ObjectCall(
      String method, String arguments, boolean anywhere, UnaryOperator<String> merged) {
    this.method = method;
    this.arguments = arguments;
    this.anywhere = anywhere;
    this.merged = merged;
  }

  /** Returns a call that moves an object by a distance, in scene units. */
  public static ObjectCall shift(Vec by, CodeText code) {
    return new ObjectCall(
        "shift",
        code.point(by),
        false,
        old -> {
          Matcher point = POINT.matcher(old);
          return point.matches() ? code.point(by.plus(vec(point))) : null;
        });
  }

  private static Vec vec(Matcher point) {
    return new Vec(
        Double.parseDouble(point.group(1)),
        Double.parseDouble(point.group(2)),
        point.group(3) == null ? 0 : Double.parseDouble(point.group(3)));
  }

  /** Returns a call that moves the centre of an object to a point. */
  public static ObjectCall moveTo(Vec point, CodeText code) {
    String target = code.point(point);
    return new ObjectCall("moveTo", target, false, old -> target);
  }

  /** Returns a call that makes an object {@code factor} times as large. */
  public static ObjectCall scale(double factor, CodeText code) {
    return new ObjectCall(
        "scale",
        code.number(factor),
        false,
        old -> {
          Matcher number = PLAIN_NUMBER.matcher(old);
          return number.matches()
              ? code.number(factor * Double.parseDouble(number.group(1)))
              : null;
        });
  }

  /** Returns a call that turns an object counter-clockwise about its centre. */
  public static ObjectCall rotate(double degrees) {
    CodeText code = new CodeText(1);
    return new ObjectCall(
        "rotate",
        code.number(degrees) + " * DEGREES",
        false,
        old -> {
          Matcher number = DEGREES.matcher(old);
          return number.matches()
              ? code.number(degrees + Double.parseDouble(number.group(1))) + " * DEGREES"
              : null;
        });
  }

  /** Returns a call that sets the place of an object in the order of painting. */
  public static ObjectCall zIndex(double zIndex, CodeText code) {
    String number = code.number(zIndex);
    return new ObjectCall("setZIndex", number, true, old -> number);
  }

  /** Returns a call that sets the duration of an animation. */
  static ObjectCall runTime(String seconds) {
    return new ObjectCall("runTime", seconds, true, old -> seconds);
  }

  /** Returns a call whose first argument is {@code color}; other arguments are preserved. */
  public static ObjectCall color(String method, String color) {
    return new ObjectCall(
        method,
        color,
        true,
        old -> {
          Matcher first = FIRST_COLOR.matcher(old);
          return !first.matches() ? null : color + (first.group(1) == null ? "" : first.group(1));
        });
  }

  String method() {
    return method;
  }

  String arguments() {
    return arguments;
  }

  /** Whether an earlier call is merged even if calls of other methods follow it. */
  boolean mergesAnywhere() {
    return anywhere;
  }

  /** Returns the arguments of one call that replaces an earlier call; null if there is none. */
  String merged(String earlierArguments) {
    return merged.apply(earlierArguments);
  }

  /** Returns the call on a named object, without a semicolon. */
  public String on(String object) {
    return object + "." + method + "(" + arguments + ")";
  }
}
