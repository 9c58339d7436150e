package zoetrope.site;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** Calls of functions with simple arguments, whose results are shown. */
final class FunctionCalls {
  /** Arguments by type, for the first, second and further parameters of that type. */
  private static final Map<String, List<String>> GIVEN = given();

  /** Results that are shown together with the objects that they belong to. */
  private static final Pattern BESIDE_OTHERS =
      Pattern.compile(
          "Brace|BraceLabel|SurroundingRectangle|Underline|Cross|Angle|RightAngle|TangentLine"
              + "|TangentialArc|BackgroundRectangle|AnimatedBoundary|AroundFlash|Circumscribe"
              + "|CircleIndicate|FocusOn|Flash|MoveAlongPath");

  private static final Pattern OBJECT =
      Pattern.compile("(?:V?Mobject|AbstractLine|AbstractArc)<\\?>(?:\\.\\.\\.)?");

  /** Functions whose results look flat from the front, so that the video turns them. */
  private static final Pattern SOLID =
      Pattern.compile(
          "v?[cC]ube|v?[pP]rism|prismify|cone|cylinder|torus|square3D|(tetra|octa|dodeca|icosa)hedron"
              + "|polyhedron|convexHull3D");

  /** Parameters, as function and parameter name, whose objects the function moves. */
  private static final List<String> MOVED = List.of("braceLabel label", "moveAlongPath mobject");

  /**
   * Arguments for single parameters, given as function and parameter name. Other parameters get the
   * arguments for their types.
   */
  private static final Map<String, String> SPECIAL =
      Map.of(
          "arcOfRadius radius", "3",
          "difference clips", "square(2).setFill(RED, 0.6).shift(right(1))",
          "applyMatrix rows", "new double[][] {{1, 1}, {0, 1}}",
          "imageMobject greys", "new double[][] {{0, 0.3, 0.6}, {0.4, 0.7, 1}}",
          "rightAngle second", "line(at(-2, -1), at(-2, 1))",
          "tangentialArc radius", "0.4",
          "typeWithCursor cursor", "rectangle(0.06, 1).setFill(WHITE, 1)",
          "untypeWithCursor cursor", "rectangle(0.06, 1).setFill(WHITE, 1)",
          "moveAlongPath mobject", "dot(0.2).setColor(YELLOW)");

  /** Calls of functions whose results are visible only between other objects. */
  private static final Map<String, Call> BETWEEN_OTHERS =
      Map.of(
          "backgroundRectangle",
          Call.still(
              "var words = text(\"words\").scale(2);\n"
                  + "add(numberPlane(), backgroundRectangle(words), words);"),
          "fullScreenFadeRectangle",
          Call.still(
              "add(square(4).setFill(BLUE, 1), fullScreenFadeRectangle());\n"
                  + "add(circle(1).setFill(YELLOW, 1));"));

  /** The maximum number of calls that are tried for a function. */
  private static final int MAX_CALLS = 3;

  /** The types of animations. */
  private final Set<String> animations;

  /** The types of objects that {@code create} draws. */
  private final Set<String> drawings;

  /** The types of objects that {@code write} draws. */
  private final Set<String> writings;

  FunctionCalls(Reference reference) {
    this.animations = subtypes(reference, "Animation");
    this.drawings = subtypes(reference, "VMobject|CoordinateSystem|BarChart");
    this.writings = subtypes(reference, "StringMobject|BulletedList");
  }

  /** Returns the types whose names match a pattern, and their subtypes. */
  private static Set<String> subtypes(Reference reference, String pattern) {
    return reference.entries().stream()
        .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
        .filter(
            type ->
                reference.withAncestors(type).stream()
                    .anyMatch(each -> each.name().matches(pattern)))
        .map(ReferenceEntry::name)
        .collect(Collectors.toSet());
  }

  /**
   * A call of a function.
   *
   * @param code the statement that a reader sees
   * @param drawn the statement of a {@link FunctionScene} that shows the result
   */
  record Call(String code, String drawn) {
    /** Returns a call that is drawn as readers see it. */
    static Call still(String code) {
      return new Call(code, code);
    }
  }

  /**
   * The way to show the result of a function.
   *
   * @param moves whether the result is shown by a video
   * @param time the time of the still
   */
  record Motion(boolean moves, String time) {}

  /** Returns how the results of a function are shown. */
  Motion motion(ReferenceEntry function) {
    String type = raw(function);
    if (animations.contains(type) || type.equals("RateFunction")) {
      return new Motion(true, "0.7");
    }
    boolean turns = SOLID.matcher(function.name()).matches();
    boolean isDrawn =
        (drawings.contains(type) || writings.contains(type))
            && !BETWEEN_OTHERS.containsKey(function.name());
    return new Motion(turns || isDrawn, turns ? "0.5" : "end");
  }

  private static String raw(ReferenceEntry function) {
    return function.type().replaceFirst("<.*", "");
  }

  /**
   * Returns calls of a function, the simplest first.
   *
   * @param overloads all overloads of the function
   */
  List<Call> of(List<ReferenceEntry> overloads) {
    Call between = BETWEEN_OTHERS.get(overloads.get(0).name());
    if (between != null) {
      return List.of(between);
    }
    return overloads.stream()
        .sorted(Comparator.comparingInt(FunctionCalls::rank))
        .flatMap(function -> call(function).stream())
        .limit(MAX_CALLS)
        .toList();
  }

  private static Map<String, List<String>> given() {
    Map<String, List<String>> given = new LinkedHashMap<>();
    String round = "circle(1.2).setFill(BLUE, 0.6)";
    String square = "square(2).setFill(RED, 0.6).shift(right(2.5))";
    for (String type : List.of("Mobject<?>", "VMobject<?>", "M", "Circle")) {
      given.put(type, List.of(round, type.equals("Circle") ? "circle(0.6)" : square));
    }
    given.put("Vec", List.of("at(-2, -1)", "at(2, 1)", "at(1, -1.5)", "at(-1, 1.5)"));
    given.put("Vec...", List.of("at(-2, -1), at(2, -1), at(1, 1.5), at(-1.5, 1)"));
    given.put("Mobject<?>...", List.of(round + ", " + square.replace("2.5", "1")));
    given.put("VMobject<?>...", List.of("square(1.5)"));
    given.put("String", List.of("\"words\""));
    given.put("String...", List.of("\"one\", \"two\", \"three\""));
    given.put("Color", List.of("YELLOW", "BLUE"));
    given.put("Color...", List.of("RED, BLUE"));
    given.put("double...", List.of("1, 3, 2"));
    given.put("double[]", List.of("new double[] {1, 3, 2}"));
    given.put("double[][]", List.of("new double[][] {{1, 2.5}, {3, 4}}"));
    given.put("Color[][]", List.of("new Color[][] {{RED, YELLOW, GREEN}, {TEAL, BLUE, PURPLE}}"));
    given.put("int[][]", List.of("new int[][] {{1, 2}, {3, 4}}"));
    given.put("int", List.of("5", "2"));
    given.put("Range", List.of("Range.of(-3, 3)", "Range.of(-2, 2)"));
    given.put(
        "AbstractLine<?>", List.of("line(at(-2, -1), at(2, -1))", "line(at(-2, -1), at(2, 1))"));
    given.put("StringMobject<?>", List.of("text(\"some words\").scale(2)"));
    given.put("AbstractNumber<?>", List.of("decimalNumber(2.5).scale(3)"));
    given.put("RateFunction", List.of("SMOOTH"));
    given.put("DoubleUnaryOperator", List.of("x -> x * x / 3"));
    given.put(
        "Animation<?>...", List.of("create(circle(1.2)), fadeIn(square(2).shift(right(2.5)))"));
    return given;
  }

  /** Returns the rank of an overload: its number of parameters, or 2 if it has none. */
  private static int rank(ReferenceEntry function) {
    int count = function.signature().endsWith("()") ? 0 : function.signature().split(", ").length;
    return count == 0 ? 2 : count;
  }

  /** Returns a call with simple arguments, or empty if a parameter needs something else. */
  private Optional<Call> call(ReferenceEntry function) {
    if (function.kind() == ReferenceEntry.Kind.CONSTANT) {
      String name = function.name();
      return function.type().equals("RateFunction")
          ? Optional.of(new Call(code(function, name), "show(" + name + ");"))
          : Optional.empty();
    }
    List<String> arguments = new ArrayList<>();
    List<String> others = new ArrayList<>();
    Map<String, Integer> seen = new LinkedHashMap<>();
    for (SignatureParameter parameter : SignatureParameter.of(function)) {
      String type = parameter.type();
      int index = seen.merge(type, 1, Integer::sum) - 1;
      Optional<String> argument = argument(type, parameter.name(), index, function.name());
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(argument.get());
      if (OBJECT.matcher(type).matches()
          && !MOVED.contains(function.name() + " " + parameter.name())) {
        others.add(argument.get());
      }
    }
    String made = function.name() + "(" + String.join(", ", arguments) + ")";
    return Optional.of(new Call(code(function, made), shown(function, made, others)));
  }

  /** Returns a statement that uses a result as the video does. */
  private String code(ReferenceEntry function, String made) {
    String type = raw(function);
    return switch (verb(function)) {
      case "draw" -> "play(create(" + made + "));";
      case "letter" -> "play(write(" + made + "));";
      default ->
          switch (type) {
            case "Color" -> "add(square().setFill(" + made + ", 1));";
            case "RateFunction" -> "play(create(circle()).rate(" + made + "));";
            default -> (animations.contains(type) ? "play(" : "add(") + made + ");";
          };
    };
  }

  /** Returns the method of {@link FunctionScene} that shows a result. */
  private String verb(ReferenceEntry function) {
    String type = raw(function);
    return SOLID.matcher(function.name()).matches()
        ? "turn"
        : drawings.contains(type) ? "draw" : writings.contains(type) ? "letter" : "show";
  }

  /** Returns the statement that shows a result. Some results are shown with their objects. */
  private String shown(ReferenceEntry function, String made, List<String> others) {
    String verb = verb(function);
    if (verb.equals("turn")) {
      return "turn(" + made + ");";
    }
    boolean beside =
        BESIDE_OTHERS.matcher(function.type()).matches()
            || function.name().equals("perpendicularBisector");
    String around = beside && !others.isEmpty() ? ", " + String.join(", ", others) : "";
    return verb + "(" + made + around + ");";
  }

  private static Optional<String> argument(String type, String name, int index, String function) {
    if (SPECIAL.containsKey(function + " " + name)) {
      return Optional.of(SPECIAL.get(function + " " + name));
    }
    if (type.equals("double")) {
      return Optional.of(number(name, index));
    }
    if (type.equals("Vec") && name.matches("direction|axis|velocity|normal|shift")) {
      return Optional.of("UP");
    }
    if (type.equals("String") && name.matches("tex|latex")) {
      return Optional.of("\"x^2\"");
    }
    if (type.matches("String(\\.\\.\\.)?") && function.matches("(?i).*(tex(?!t)|formula|math).*")) {
      return Optional.of("\"x^2 + 1\"");
    }
    List<String> given = GIVEN.getOrDefault(type, List.of());
    return index < given.size() ? Optional.of(given.get(index)) : Optional.empty();
  }

  private static String number(String name, int index) {
    if (name.matches("(?i).*(inner|minor|tip|corner).*")) {
      return "0.6";
    }
    if (name.matches("red|green|blue|hue|saturation|lightness|share|t")) {
      return index == 0 ? "0.8" : "0.6";
    }
    if (name.matches("(?i).*angle.*")) {
      return index == 0 ? "PI / 3" : "PI / 2";
    }
    if (name.matches("(?i).*(width|outer|major|side|length).*")) {
      return "2.5";
    }
    return name.matches("(?i).*(buff|opacity|ratio).*") ? "0.3" : "1.5";
  }
}
