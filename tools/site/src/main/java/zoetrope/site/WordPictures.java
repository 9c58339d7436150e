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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.FrameRate;
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
 * A still of what each word makes, where it can be made of simple things: an object as it is, an
 * animation on its way. A picture stays while it is newer than the program.
 */
final class WordPictures {
  private static final Pattern PARAMETERS = Pattern.compile("\\w+\\((.*)\\)");
  private static final Pattern PARAMETER =
      Pattern.compile("(?<type>.+?)(?<many>\\.\\.\\.)? (\\w+)");

  /** What is given for parameters, the first, second and further ones of a type. */
  private static final Map<String, List<String>> GIVEN = given();

  /** What is nothing without the objects that it is made for: they are shown as well. */
  private static final Pattern BESIDE_OTHERS =
      Pattern.compile(
          "Brace|BraceLabel|SurroundingRectangle|Underline|Cross|Angle|RightAngle|TangentLine"
              + "|TangentialArc|BackgroundRectangle|AnimatedBoundary|AroundFlash|Circumscribe"
              + "|CircleIndicate|FocusOn|Flash|MoveAlongPath");

  private static final Pattern OBJECT =
      Pattern.compile("(?:V?Mobject|AbstractLine|AbstractArc)<\\?>(?:\\.\\.\\.)?");

  /** What looks flat from the front, and so is turned. */
  private static final Pattern SOLID =
      Pattern.compile("v?[cC]ube|v?[pP]rism|prismify|cone|cylinder|torus|square3D");

  /** Parameters that the word itself puts into its place. */
  private static final List<String> MOVED = List.of("braceLabel label", "moveAlongPath mobject");

  /** What suits the parameter of a word better than what is given for its type. */
  private static final Map<String, String> SPECIAL =
      Map.of(
          "applyMatrix rows", "new double[][] {{1, 1}, {0, 1}}",
          "imageMobject greys", "new double[][] {{0, 0.3, 0.6}, {0.4, 0.7, 1}}",
          "rightAngle second", "line(at(-2, -1), at(-2, 1))",
          "tangentialArc radius", "0.4",
          "typeWithCursor cursor", "rectangle(0.06, 1).setFill(WHITE, 1)",
          "untypeWithCursor cursor", "rectangle(0.06, 1).setFill(WHITE, 1)",
          "moveAlongPath mobject", "dot(0.2).setColor(YELLOW)");

  /** The size of a picture of nothing, and some more. */
  private static final long BLANK = 1600;

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
          play(made.runTime(1));
        }
      }
      """;

  private final Path folder;
  private final long program;
  private final Renderer renderer = new Renderer(RenderSettings.of(384, 216, FrameRate.of(10)));

  /** Pictures in a folder, which may have older ones. */
  WordPictures(Path folder) throws IOException {
    this.folder = folder;
    this.program = Program.modified(WordPictures.class);
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
   * The picture of a word, drawn now unless it is there; empty where nothing simple makes one.
   *
   * @param overloads all that have its name
   */
  Optional<Path> of(List<ReferenceEntry> overloads) throws IOException {
    Path picture = folder.resolve("word-" + overloads.get(0).name() + ".png");
    if (Files.exists(picture) && Files.getLastModifiedTime(picture).toMillis() > program) {
      return Optional.of(picture);
    }
    List<String> calls =
        overloads.stream()
            .sorted(Comparator.comparingInt(WordPictures::rank))
            .flatMap(word -> call(word).stream())
            .limit(3)
            .toList();
    for (String call : calls) {
      if (draw(call, picture)) {
        return Optional.of(picture);
      }
    }
    return Optional.empty();
  }

  /** Those with one or two parameters say more than those with none. */
  private static int rank(ReferenceEntry word) {
    int count = word.signature().endsWith("()") ? 0 : word.signature().split(", ").length;
    return count == 0 ? 2 : count;
  }

  private boolean draw(String call, Path picture) throws IOException {
    Path source = Files.createTempDirectory("word").resolve("Shown.java");
    try {
      Files.writeString(source, SCENE.formatted(call));
      SceneEntry scene =
          new SourceScenes(Scene.class.getClassLoader()).find(source.toString()).get(0);
      if (scene.problem().isPresent()) {
        return false;
      }
      renderer.still(scene, TimePoint.parse("0.6"), picture);
      boolean shows = Files.size(picture) > BLANK;
      if (!shows) {
        Files.delete(picture);
      }
      return shows;
    } catch (SceneException | UsageException e) {
      return false; // What was given does not suit it.
    } finally {
      Files.deleteIfExists(source);
      Files.delete(source.getParent());
    }
  }

  /** A call with simple arguments; empty where a parameter wants something else. */
  private static Optional<String> call(ReferenceEntry word) {
    if (word.kind() == ReferenceEntry.Kind.CONSTANT) {
      return word.type().equals("RateFunction") ? Optional.of(word.name()) : Optional.empty();
    }
    Matcher all = PARAMETERS.matcher(word.signature());
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
      Optional<String> argument = argument(type, parameter.group(3), index, word.name());
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(argument.get());
      if (OBJECT.matcher(type).matches()
          && !MOVED.contains(word.name() + " " + parameter.group(3))) {
        others.add(argument.get());
      }
    }
    String made = word.name() + "(" + String.join(", ", arguments) + ")";
    return Optional.of(shown(word, made, others));
  }

  /** What is shown of a word: turned if it is flat from the front, beside what it is made for. */
  private static String shown(ReferenceEntry word, String made, List<String> others) {
    if (SOLID.matcher(word.name()).matches()) {
      return made + ".rotate(-60 * DEGREES, at(1, 0.3, 0))";
    }
    boolean beside =
        BESIDE_OTHERS.matcher(word.type()).matches() || word.name().equals("perpendicularBisector");
    return beside && !others.isEmpty() ? made + ", " + String.join(", ", others) : made;
  }

  private static Optional<String> argument(String type, String name, int index, String word) {
    if (SPECIAL.containsKey(word + " " + name)) {
      return Optional.of(SPECIAL.get(word + " " + name));
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
    if (type.matches("String(\\.\\.\\.)?") && word.matches("(?i).*(tex(?!t)|formula|math).*")) {
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
