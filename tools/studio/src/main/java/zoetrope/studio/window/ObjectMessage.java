package zoetrope.studio.window;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.inspect.ObjectFinder;
import zoetrope.inspect.Silhouette;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.StageSnapshot;
import zoetrope.mobject.display.CreationSite;
import zoetrope.studio.edit.PartCode;
import zoetrope.studio.project.SourceFiles;

/** Messages about objects on a stage, as values that become JSON. */
final class ObjectMessage {
  private static final int MAX_CHILDREN = 200;

  /** An assignment to a variable or field: {@code var dot = …}, {@code this.dot = …}. */
  private static final Pattern ASSIGNMENT =
      Pattern.compile("(?:^|[\\s.(])([A-Za-z_$][\\w$]*)\\s*=(?!=)");

  private final StageSnapshot stage;
  private final SourceFiles sources;
  private final Map<String, List<String>> lines = new HashMap<>();

  ObjectMessage(StageSnapshot stage, SourceFiles sources) {
    this.stage = stage;
    this.sources = sources;
  }

  /** Returns the row of an object in a list. */
  Map<String, Object> row(StageObject object) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("id", object.id());
    row.put("parent", object.parent());
    row.put("index", object.index());
    row.put("kind", object.kind());
    row.put("name", name(object));
    row.put("text", object.text());
    row.put("part", part(object));
    row.put("file", object.site().map(CreationSite::file).orElse(""));
    row.put("line", object.site().map(CreationSite::line).orElse(0));
    row.put("number", object.site().map(CreationSite::number).orElse(-1));
    row.put("children", object.children().size());
    row.put("whole", whole(object));
    return row;
  }

  /** Returns all facts about an object, with its outline and its family. */
  Map<String, Object> facts(StageObject object, ObjectFinder finder) {
    Map<String, Object> facts = row(object);
    facts.put("type", object.type());
    Bounds bounds = object.bounds();
    boolean placed = !bounds.isEmpty();
    facts.put("center", placed ? vec(bounds.center()) : null);
    facts.put("size", placed ? vec(bounds.max().minus(bounds.min())) : null);
    facts.put("zIndex", object.zIndex());
    facts.putAll(style(object.style()));
    facts.put("span", object.span().map(s -> List.of(s.start(), s.end())).orElse(null));
    facts.put("around", stage.textAround(object).map(this::row).orElse(null));
    facts.put("ancestors", ancestors(object).stream().map(this::row).toList());
    facts.put(
        "family",
        object.children().stream()
            .limit(MAX_CHILDREN)
            .map(id -> row(stage.objects().get(id)))
            .toList());
    Silhouette outline = finder.outline(object.id());
    facts.put("code", new PartCode(stage, this::name).of(object));
    facts.put("outline", outline.path());
    facts.put("box", outline.box().orElse(null));
    return facts;
  }

  private List<StageObject> ancestors(StageObject object) {
    List<StageObject> above = new ArrayList<>();
    for (int at = object.parent(); at >= 0; at = stage.objects().get(at).parent()) {
      above.add(0, stage.objects().get(at));
    }
    return above;
  }

  private static List<Double> vec(Vec v) {
    return List.of(v.x(), v.y(), v.z());
  }

  private static Map<String, Object> style(Style style) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("fill", paint(style.fill()));
    data.put("stroke", style.stroke().isInvisible() ? "" : paint(style.stroke().paint()));
    data.put("strokeWidth", style.stroke().maxWidth());
    return data;
  }

  private static String paint(Paint paint) {
    if (paint.isInvisible()) {
      return "";
    }
    return paint instanceof Paint.Solid solid ? solid.color().toHex() : "several colours";
  }

  /** Returns the characters of a text that a glyph stands for. */
  private String part(StageObject object) {
    return object
        .span()
        .flatMap(
            span ->
                stage
                    .textAround(object)
                    .filter(text -> span.end() <= text.text().length())
                    .map(text -> span.of(text.text())))
        .orElse("");
  }

  /** Returns the variable that the line which made an object assigns it to; empty if unknown. */
  String name(StageObject object) {
    if (object.site().isEmpty() || object.site().get().line() == 0) {
      return "";
    }
    CreationSite site = object.site().get();
    if (object.parent() >= 0 && isOfLine(stage.objects().get(object.parent()), site)) {
      return "";
    }
    List<String> source = lines.computeIfAbsent(site.file(), this::read);
    if (site.line() > source.size()) {
      return "";
    }
    Matcher assignment = ASSIGNMENT.matcher(source.get(site.line() - 1));
    return assignment.find() ? assignment.group(1) : "";
  }

  /** Whether the line of a site made an object. */
  static boolean isOfLine(StageObject object, CreationSite site) {
    return object
        .site()
        .filter(s -> s.line() == site.line() && s.file().equals(site.file()))
        .isPresent();
  }

  /** Returns the topmost ancestor that the same line made. */
  private int whole(StageObject object) {
    StageObject at = object;
    while (at.parent() >= 0
        && at.site().isPresent()
        && isOfLine(stage.objects().get(at.parent()), at.site().get())) {
      at = stage.objects().get(at.parent());
    }
    return at.id();
  }

  private List<String> read(String file) {
    try {
      return sources.find(file).isPresent()
          ? Files.readAllLines(sources.find(file).get())
          : List.of();
    } catch (IOException e) {
      return List.of(); // Then the object has no name.
    }
  }
}
