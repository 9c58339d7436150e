package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.frame.FrameRate;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/**
 * Images of the results of functions that need only simple arguments: an object, or an animation at
 * its middle. An animation also gets a video. An image that is newer than the program is not drawn
 * again.
 */
final class FunctionPictures {
  private static final Pattern PARAMETERS = Pattern.compile("\\w+\\((.*)\\)");
  private static final Pattern PARAMETER =
      Pattern.compile("(?<type>.+?)(?<many>\\.\\.\\.)? (\\w+)");

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

  /** Functions whose results look flat from the front, so the still turns them. */
  private static final Pattern SOLID =
      Pattern.compile("v?[cC]ube|v?[pP]rism|prismify|cone|cylinder|torus|square3D");

  /** Parameters, as function and parameter name, whose objects the function moves. */
  private static final List<String> MOVED = List.of("braceLabel label", "moveAlongPath mobject");

  /**
   * Arguments for single parameters, given as function and parameter name. Other parameters get the
   * arguments for their types.
   */
  private static final Map<String, String> SPECIAL =
      Map.of(
          "applyMatrix rows", "new double[][] {{1, 1}, {0, 1}}",
          "imageMobject greys", "new double[][] {{0, 0.3, 0.6}, {0.4, 0.7, 1}}",
          "rightAngle second", "line(at(-2, -1), at(-2, 1))",
          "tangentialArc radius", "0.4",
          "typeWithCursor cursor", "rectangle(0.06, 1).setFill(WHITE, 1)",
          "untypeWithCursor cursor", "rectangle(0.06, 1).setFill(WHITE, 1)",
          "moveAlongPath mobject", "dot(0.2).setColor(YELLOW)");

  /** An image of at most this many bytes is considered blank. */
  private static final long MAX_BLANK_BYTES = 1600;

  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      import zoetrope.animation.Animation;
      import zoetrope.animation.RateFunction;
      import zoetrope.mobject.coordinates.Range;
      import zoetrope.mobject.Mobject;

      class Shown extends Scene {
        @Override
        protected void construct() {
          show(%s);
        }

        private void show(Mobject<?> made, Mobject<?>... around) {
          var all = group(around);
          all.add(made);
          double scale = Math.min(12 / all.width(), 6.4 / all.height());
          if (scale < 1) {
            all.scale(scale);
          } else if (scale > 2.5 && scale < 1000) {
            all.scale(scale / 2.5);
          }
          add(all);
          pause(1);
        }

        private void show(Color made) {
          show(square(4).setFill(made, 1).setStroke(WHITE, 2));
        }

        private void show(RateFunction made) {
          var axes = axes(Range.of(0, 1), Range.of(-0.4, 1.4), 8, 5);
          show(group(axes, axes.plot(made::at).setColor(YELLOW)));
        }

        private void show(Animation<?> made, Mobject<?>... around) {
          add(around);
          play(made.runTime(1.2));
          pause(0.8);
        }
      }
      """;

  /** The types of animations, whose results are shown as videos. */
  private final Set<String> animations;

  private final Path folder;

  /** The folder of the calls that the images show. */
  private final Path calls;

  private final long program;
  private final Renderer renderer = new Renderer(RenderSettings.of(384, 216, FrameRate.of(10)));
  private final Renderer films = new Renderer(RenderSettings.of(320, 180, FrameRate.of(15)));

  /**
   * The result of a function.
   *
   * @param call the call whose result is shown
   * @param moves whether there is a video; the image is its poster
   */
  record Shown(String call, boolean moves) {}

  /** Creates images in a folder, which may contain older images. */
  FunctionPictures(Path folder, Reference reference) throws IOException {
    this.folder = folder;
    this.calls = Files.createDirectories(folder.resolveSibling("../function-calls").normalize());
    this.program = Program.modified(FunctionPictures.class);
    this.animations =
        reference.entries().stream()
            .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
            .filter(
                type ->
                    reference.withAncestors(type).stream()
                        .anyMatch(each -> each.name().equals("Animation")))
            .map(ReferenceEntry::name)
            .collect(Collectors.toSet());
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

  /**
   * Makes the image of a function, {@code function-NAME.png}, and a video if the function returns
   * an animation.
   *
   * @param overloads all overloads of the function
   * @return empty if the function needs more than simple arguments
   */
  Optional<Shown> of(List<ReferenceEntry> overloads) throws IOException {
    ReferenceEntry first = overloads.get(0);
    Path picture = folder.resolve("function-" + first.name() + ".png");
    Path called = calls.resolve(first.name() + ".txt");
    boolean moves = animations.contains(first.type().replaceFirst("<.*", ""));
    boolean isNew = Files.exists(called) && Program.modified(picture) > program;
    if (isNew) {
      return Optional.of(new Shown(Files.readString(called), moves));
    }
    List<Call> candidates =
        overloads.stream()
            .sorted(Comparator.comparingInt(FunctionPictures::rank))
            .flatMap(function -> call(function).stream())
            .limit(3)
            .toList();
    for (Call call : candidates) {
      if (draw(call.drawn, picture, moves)) {
        Files.writeString(called, call.made);
        return Optional.of(new Shown(call.made, moves));
      }
    }
    return Optional.empty();
  }

  /**
   * A call of a function.
   *
   * @param drawn the arguments of {@code show}, with the objects that are shown beside the result
   */
  private record Call(String made, String drawn) {}

  /**
   * Returns the rank of an overload, which is its number of parameters. An overload without
   * parameters has the rank of one with two.
   */
  private static int rank(ReferenceEntry function) {
    int count = function.signature().endsWith("()") ? 0 : function.signature().split(", ").length;
    return count == 0 ? 2 : count;
  }

  private boolean draw(String call, Path picture, boolean moves) throws IOException {
    Path source = Files.createTempDirectory("function").resolve("Shown.java");
    try {
      Files.writeString(source, SCENE.formatted(call));
      SceneEntry scene =
          new SourceScenes(Scene.class.getClassLoader()).find(source.toString()).get(0);
      if (scene.problem().isPresent()) {
        return false;
      }
      renderer.still(scene, TimePoint.parse("0.7"), picture);
      boolean shows = Files.size(picture) > MAX_BLANK_BYTES;
      if (!shows) {
        Files.delete(picture);
      } else if (moves) {
        for (String extension : SceneBlocks.VIDEOS) {
          String name = picture.getFileName().toString().replace("png", extension);
          films.film(scene, picture.resolveSibling(name));
        }
      }
      return shows;
    } catch (SceneException | UsageException e) {
      return false; // The arguments do not fit.
    } finally {
      Files.deleteIfExists(source);
      Files.delete(source.getParent());
    }
  }

  /** Returns a call with simple arguments, or empty if a parameter needs something else. */
  private static Optional<Call> call(ReferenceEntry function) {
    if (function.kind() == ReferenceEntry.Kind.CONSTANT) {
      return function.type().equals("RateFunction")
          ? Optional.of(new Call("create(circle()).rate(" + function.name() + ")", function.name()))
          : Optional.empty();
    }
    Matcher all = PARAMETERS.matcher(function.signature());
    if (!all.matches()) {
      return Optional.empty();
    }
    List<String> arguments = new ArrayList<>();
    List<String> others = new ArrayList<>();
    Map<String, Integer> seen = new LinkedHashMap<>();
    String list = all.group(1);
    for (String each : list.isEmpty() ? new String[0] : list.split(", (?![^<]*>)")) {
      Matcher parameter = PARAMETER.matcher(each);
      if (!parameter.matches()) {
        return Optional.empty();
      }
      String type = parameter.group("type") + (parameter.group("many") == null ? "" : "...");
      int index = seen.merge(type, 1, Integer::sum) - 1;
      Optional<String> argument = argument(type, parameter.group(3), index, function.name());
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(argument.get());
      if (OBJECT.matcher(type).matches()
          && !MOVED.contains(function.name() + " " + parameter.group(3))) {
        others.add(argument.get());
      }
    }
    String made = function.name() + "(" + String.join(", ", arguments) + ")";
    return Optional.of(new Call(made, shown(function, made, others)));
  }

  /**
   * Returns the code that draws the image. Solids are rotated, and some results are shown with
   * their objects.
   */
  private static String shown(ReferenceEntry function, String made, List<String> others) {
    if (SOLID.matcher(function.name()).matches()) {
      return made + ".rotate(-60 * DEGREES, at(1, 0.3, 0))";
    }
    boolean beside =
        BESIDE_OTHERS.matcher(function.type()).matches()
            || function.name().equals("perpendicularBisector");
    return beside && !others.isEmpty() ? made + ", " + String.join(", ", others) : made;
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
