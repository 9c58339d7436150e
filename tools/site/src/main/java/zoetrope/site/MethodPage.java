package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** The page of methods of scenes, objects and animations, by type. */
record MethodPage(SiteFolder site, Reference reference, ApiPages types) {
  /** Types and their headings. A method is listed only with the first type that has it. */
  private static final Map<String, String> TYPES = new LinkedHashMap<>();

  static {
    TYPES.put("Scene", "Scenes");
    TYPES.put("VMobject", "All objects");
    TYPES.put("Group", "Groups");
    TYPES.put("GridLayout", "Grid layouts");
    TYPES.put("Text", "Texts");
    TYPES.put("Tex", "Formulas");
    TYPES.put("DecimalNumber", "Numbers");
    TYPES.put("Variable", "Variables");
    TYPES.put("Line", "Lines");
    TYPES.put("Curve", "Curves drawn step by step");
    TYPES.put("Axes", "Axes");
    TYPES.put("NumberLine", "Number lines");
    TYPES.put("AxisStyle", "Axis styles");
    TYPES.put("GridStyle", "Grid styles");
    TYPES.put("Matrix", "Matrices");
    TYPES.put("MatrixLayout", "Matrix layouts");
    TYPES.put("Table", "Tables");
    TYPES.put("Graph", "Networks");
    TYPES.put("AxesBarChart", "Bar charts");
    TYPES.put("StreamLines", "Stream lines");
    TYPES.put("StreamOptions", "Stream line options");
    TYPES.put("Code", "Program code");
    TYPES.put("Brace", "Braces");
    TYPES.put("SvgMobject", "SVG drawings");
    TYPES.put("ImageMobject", "Images");
    TYPES.put("Surface", "Surfaces and solids");
    TYPES.put("CameraFrame", "The camera");
    TYPES.put("ValueTracker", "Value trackers");
    TYPES.put("Animation", "Animations");
    TYPES.put("RateFunction", "Rate functions");
    TYPES.put("Sound", "Sounds");
    TYPES.put("Vec", "Points and directions");
    TYPES.put("ThreeDScene", "3D scenes");
    TYPES.put("CameraView", "3D camera views");
    TYPES.put("ZoomedScene", "Scenes with a magnifying glass");
    TYPES.put("VectorScene", "Vector scenes");
    TYPES.put("LinearTransformationScene", "Linear transformation scenes");
  }

  /**
   * Writes the page.
   *
   * @throws IllegalStateException if the reference lacks one of the types
   */
  void write() throws IOException {
    StringBuilder body =
        new StringBuilder("<h1>Methods</h1>\n<p>The methods of scenes, objects and animations,");
    body.append(" such as <code>circle.setFill(BLUE, 0.5)</code>. ")
        .append("<a href=\"functions.html\">Functions</a> create the objects. ")
        .append("<code>render doc Circle</code> lists all methods of a type.</p>\n");
    Set<ReferenceEntry> listed = new LinkedHashSet<>();
    for (var type : TYPES.entrySet()) {
      List<ReferenceEntry> found = reference.typesNamed(type.getKey());
      if (found.isEmpty()) {
        throw new IllegalStateException("no type " + type.getKey());
      }
      Map<String, StringBuilder> rows = new TreeMap<>();
      Map<String, String> summaries = new LinkedHashMap<>();
      for (ReferenceEntry method : reference.methodsOf(found.get(0))) {
        boolean called = method.kind() == ReferenceEntry.Kind.METHOD;
        if (called && !method.summary().isEmpty() && listed.add(method)) {
          row(rows, type.getKey(), method);
          summaries.merge(method.name(), method.summary(), (a, b) -> a + " " + b);
        }
      }
      body.append("<h2 id=\"" + type.getKey() + "\">" + type.getValue() + "</h2>\n");
      body.append("<div class=\"wide\"><table class=\"pairs\">\n");
      rows.values().forEach(body::append);
      body.append("</table></div>\n");
      summaries.forEach(
          (name, text) -> {
            String address = "methods.html#" + type.getKey() + "." + name;
            site.entry(address, "method", name, type.getValue() + ". " + text);
          });
    }
    site.write("methods", "Methods", body.toString());
  }

  private void row(Map<String, StringBuilder> rows, String type, ReferenceEntry method) {
    String id = type + "." + method.name();
    boolean first = !rows.containsKey(method.name());
    rows.computeIfAbsent(method.name(), name -> new StringBuilder())
        .append(first ? "<tr id=\"" + id + "\">" : "<tr>")
        .append("<td>" + signature(method) + "<td>")
        .append(escape(method.summary()) + "</tr>\n");
  }

  /** Returns the signature, which links to the whole description. */
  private String signature(ReferenceEntry method) {
    String code = "<code>" + escape(method.signature()) + "</code>";
    String address = types.address(method);
    return address.isEmpty() ? code : "<a href=\"%s\">%s</a>".formatted(address, code);
  }
}
