package zoetrope.inspect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Bounds;
import zoetrope.inspect.ObjectVisibility.Visibility;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.CreationSite;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Time;

/**
 * The objects of a frame with their names, source lines, positions, colours and visibility, as text
 * or as data for JSON.
 */
public record ObjectList(StageSnapshot stage, VariableNames names, ObjectVisibility visibility) {
  /** The maximum number of members that the text lists one by one for each object. */
  private static final int MAX_LISTED_MEMBERS = 12;

  private static final int MAX_TEXT = 40;

  /** Returns the list as text: a heading, and one line for each object. */
  public List<String> lines(SceneEntry scene, long frame, RenderSettings settings) {
    List<String> lines = new ArrayList<>();
    int count = roots().size();
    lines.add(
        Messages.of(
            "%s, frame %d, %.3f s: %s on the stage",
            scene.name(),
            frame,
            Time.ofFrame(frame, settings.rate()).seconds(),
            count == 1 ? "1 object" : count + " objects"));
    roots().forEach(object -> add(lines, object, "  "));
    return lines;
  }

  private void add(List<String> lines, StageObject object, String indent) {
    lines.add(indent + line(object));
    List<StageObject> listed = members(object).stream().filter(this::isOfInterest).toList();
    int shown = Math.min(listed.size(), MAX_LISTED_MEMBERS);
    listed.subList(0, shown).forEach(member -> add(lines, member, indent + "  "));
    Map<String, Integer> others = new TreeMap<>();
    members(object).stream()
        .filter(member -> !listed.subList(0, shown).contains(member))
        .forEach(member -> others.merge(type(member), 1, Integer::sum));
    if (!others.isEmpty()) {
      lines.add(
          indent
              + "  "
              + others.entrySet().stream()
                  .map(other -> other.getValue() + " " + other.getKey())
                  .collect(Collectors.joining(", ")));
    }
  }

  /**
   * Whether a member is listed. A member is listed in three cases: it is a text, another line of
   * the source created its parent, or one of its members is listed. The ticks of an axis, for
   * example, are not listed.
   */
  private boolean isOfInterest(StageObject member) {
    boolean isText = !member.text().isEmpty();
    boolean isOfParentsLine =
        member
            .site()
            .map(site -> VariableNames.isOfLine(stage.objects().get(member.parent()), site))
            .orElse(true);
    return isText || !isOfParentsLine || members(member).stream().anyMatch(this::isOfInterest);
  }

  /** Returns the top-level objects, without the camera. */
  private List<StageObject> roots() {
    String camera = CameraFrame.class.getName();
    return stage.objects().stream()
        .filter(object -> object.parent() < 0 && !object.type().equals(camera))
        .toList();
  }

  /** Returns the members of an object, without glyphs. */
  private List<StageObject> members(StageObject object) {
    return object.children().stream()
        .map(stage.objects()::get)
        .filter(member -> member.span().isEmpty())
        .filter(member -> object.text().isEmpty())
        .toList();
  }

  private String line(StageObject object) {
    List<String> facts = new ArrayList<>();
    String name = names.of(stage, object);
    String text = object.text().isEmpty() ? "" : " \"" + shortened(object.text()) + "\"";
    facts.add("#" + object.id() + " " + (name.isEmpty() ? "" : name + ": ") + type(object) + text);
    object
        .site()
        .filter(site -> site.line() > 0)
        .ifPresent(site -> facts.add(site.file() + ":" + site.line()));
    facts.add(box(object.bounds()));
    colors(object.style()).forEach((part, color) -> facts.add(part + " " + color));
    if (isMeasured(object, name)) {
      facts.add(seen(visibility.of(object.id())));
    }
    return String.join("  ", facts);
  }

  private String seen(Visibility seen) {
    if (seen.box().isEmpty()) {
      return "not visible in the frame";
    }
    String percent = Math.round(100 * seen.share()) + " % visible";
    List<String> covers = seen.coveredBy().stream().map(id -> "#" + id).toList();
    return covers.isEmpty() ? percent : percent + ", covered by " + String.join(", ", covers);
  }

  /**
   * Whether the visibility of an object is measured: objects without a parent, objects with a name,
   * and texts.
   */
  private static boolean isMeasured(StageObject object, String name) {
    return object.parent() < 0 || !name.isEmpty() || !object.text().isEmpty();
  }

  private static String type(StageObject object) {
    return object
        .type()
        .substring(Math.max(object.type().lastIndexOf('.'), object.type().lastIndexOf('$')) + 1);
  }

  private static String shortened(String text) {
    String line = text.replaceAll("\\s+", " ");
    return line.length() <= MAX_TEXT ? line : line.substring(0, MAX_TEXT) + "…";
  }

  private static String box(Bounds box) {
    return box.isEmpty()
        ? "empty"
        : range("x", box.min().x(), box.max().x())
            + ", "
            + range("y", box.min().y(), box.max().y());
  }

  private static String range(String axis, double from, double to) {
    return axis + " " + units(from) + " to " + units(to);
  }

  /** Returns a number of units with two decimals, without a sign for zero. */
  private static String units(double value) {
    return Messages.of("%.2f", Math.rint(100 * value) / 100 + 0.0);
  }

  private static Map<String, Object> colors(Style style) {
    Map<String, Object> colors = new LinkedHashMap<>();
    if (!style.fill().isInvisible()) {
      colors.put("fill", color(style.fill()));
    }
    if (!style.stroke().isInvisible()) {
      colors.put("stroke", color(style.stroke().paint()));
    }
    return colors;
  }

  /** Returns a colour in hexadecimal, or words for a gradient. */
  public static String color(Paint paint) {
    return paint instanceof Paint.Solid solid ? solid.color().toHex() : "several colours";
  }

  /**
   * Returns the list as data for {@link zoetrope.internal.diagnostics.Json}. The guide to the
   * command line describes it.
   */
  public Map<String, Object> json(SceneEntry scene, long frame, RenderSettings settings) {
    return Json.object(
        "version", 1,
        "scene", scene.name(),
        "frame", frame,
        "seconds", Time.ofFrame(frame, settings.rate()).seconds(),
        "width", settings.width(),
        "height", settings.height(),
        "objects", roots().stream().map(this::json).toList());
  }

  private Map<String, Object> json(StageObject object) {
    String name = names.of(stage, object);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", object.id());
    data.put("class", object.type());
    data.put("variable", name);
    data.put("file", object.site().map(CreationSite::file).orElse(""));
    data.put("line", object.site().map(CreationSite::line).orElse(0));
    data.put("text", object.text());
    data.put("box", jsonBox(object.bounds()));
    data.put("zIndex", object.zIndex());
    data.put("fixedInFrame", object.fixed());
    data.put("opacity", opacity(object.style()));
    data.putAll(colors(object.style()));
    if (isMeasured(object, name)) {
      Visibility seen = visibility.of(object.id());
      data.put("visible", Math.round(1000 * seen.share()) / 1000.0);
      data.put("coveredBy", seen.coveredBy());
      data.put(
          "pixels",
          seen.box().map(b -> List.of(b.left(), b.top(), b.right(), b.bottom())).orElse(null));
    }
    data.put("members", members(object).stream().map(this::json).toList());
    return data;
  }

  private static double opacity(Style style) {
    return Math.max(style.fill().opacity(), style.stroke().paint().opacity());
  }

  private static Map<String, Object> jsonBox(Bounds box) {
    if (box.isEmpty()) {
      return null;
    }
    return Json.object(
        "left", box.min().x(),
        "right", box.max().x(),
        "bottom", box.min().y(),
        "top", box.max().y());
  }
}
