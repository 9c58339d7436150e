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
  private static final Map<String, String> TYPES = headings();

  private static Map<String, String> headings() {
    Map<String, String> types = new LinkedHashMap<>();
    types.put("Scene", "Scenes");
    types.put("VMobject", "All objects");
    types.put("Group", "Groups");
    types.put("GridLayout", "Grid layouts");
    types.put("Text", "Texts");
    types.put("Tex", "Formulas");
    types.put("DecimalNumber", "Numbers");
    types.put("Variable", "Variables");
    types.put("Line", "Lines");
    types.put("Curve", "Curves drawn step by step");
    types.put("Axes", "Axes");
    types.put("NumberLine", "Number lines");
    types.put("AxisStyle", "Axis styles");
    types.put("GridStyle", "Grid styles");
    types.put("Matrix", "Matrices");
    types.put("MatrixLayout", "Matrix layouts");
    types.put("Table", "Tables");
    types.put("Graph", "Networks");
    types.put("AxesBarChart", "Bar charts");
    types.put("StreamLines", "Stream lines");
    types.put("StreamOptions", "Stream line options");
    types.put("Code", "Program code");
    types.put("Brace", "Braces");
    types.put("SvgMobject", "SVG drawings");
    types.put("ImageMobject", "Images");
    types.put("Surface", "Surfaces and solids");
    types.put("CameraFrame", "The camera");
    types.put("ValueTracker", "Value trackers");
    types.put("Animation", "Animations");
    types.put("RateFunction", "Rate functions");
    types.put("Sound", "Sounds");
    types.put("Vec", "Points and directions");
    types.put("ThreeDScene", "3D scenes");
    types.put("CameraView", "3D camera views");
    types.put("ZoomedScene", "Scenes with a magnifying glass");
    types.put("VectorScene", "Vector scenes");
    types.put("LinearTransformationScene", "Linear transformation scenes");
    return types;
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
      for (ReferenceEntry method : reference.methodsOf(found.get(0))) {
        boolean called = method.kind() == ReferenceEntry.Kind.METHOD;
        if (called && !method.summary().isEmpty() && listed.add(method)) {
          row(rows, type.getKey(), type.getValue(), method);
        }
      }
      body.append("<h2 id=\"" + type.getKey() + "\">" + type.getValue() + "</h2>\n");
      body.append("<div class=\"wide\"><table class=\"pairs\">\n");
      rows.values().forEach(body::append);
      body.append("</table></div>\n");
    }
    site.write("methods", "Methods", body.toString());
  }

  private void row(
      Map<String, StringBuilder> rows, String type, String heading, ReferenceEntry method) {
    String id = type + "." + method.name();
    boolean first = !rows.containsKey(method.name());
    rows.computeIfAbsent(method.name(), name -> new StringBuilder())
        .append(first ? "<tr id=\"" + id + "\">" : "<tr>")
        .append("<td>" + signature(method) + "<td>")
        .append(escape(method.summary()) + "</tr>\n");
    if (first) {
      site.entry("methods.html#" + id, "method", method.name(), heading + ". " + method.summary());
    }
  }

  /** Returns the signature, which links to the whole description. */
  private String signature(ReferenceEntry method) {
    String code = "<code>" + escape(method.signature()) + "</code>";
    String address = types.address(method);
    return address.isEmpty() ? code : "<a href=\"%s\">%s</a>".formatted(address, code);
  }
}
