package zoetrope.site;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** The subject of each function, by the package of its result. */
record FunctionSubjects(Reference reference) {
  private static final String OTHER = "Numbers and functions";

  /** The subjects by package, in the order of the page. */
  private static final Map<String, String> SUBJECTS = subjects();

  static final List<String> ALL = SUBJECTS.values().stream().distinct().toList();

  private static Map<String, String> subjects() {
    Map<String, String> subjects = new LinkedHashMap<>();
    subjects.put("zoetrope.mobject.shapes", "Shapes");
    subjects.put("zoetrope.mobject.lines", "Lines, arrows and angles");
    subjects.put("zoetrope.mobject.text", "Text, formulas and numbers");
    subjects.put("zoetrope.mobject.code", "Text, formulas and numbers");
    subjects.put("zoetrope.latex", "Text, formulas and numbers");
    subjects.put("zoetrope.text", "Text, formulas and numbers");
    subjects.put("zoetrope.mobject", "Groups");
    subjects.put("zoetrope.mobject.annotations", "Braces, labels and bubbles");
    subjects.put("zoetrope.mobject.matrix", "Matrices and tables");
    subjects.put("zoetrope.mobject.coordinates", "Axes and graphs of functions");
    subjects.put("zoetrope.mobject.charts", "Charts");
    subjects.put("zoetrope.mobject.fields", "Vector fields");
    subjects.put("zoetrope.mobject.graph", "Networks");
    subjects.put("zoetrope.mobject.three", "Space");
    subjects.put("zoetrope.mobject.cloud", "Clouds of dots");
    subjects.put("zoetrope.mobject.image", "Pictures and drawings");
    subjects.put("zoetrope.mobject.drawings", "Pictures and drawings");
    subjects.put("zoetrope.mobject.camera", "Camera");
    subjects.put("zoetrope.mobject.changing", "Values that change, traces");
    subjects.put("zoetrope.animation", "Animations");
    subjects.put("RateFunction", "Rate functions");
    subjects.put("zoetrope.geometry", "Points and directions");
    subjects.put("zoetrope.color", "Colours");
    subjects.put("", OTHER);
    return subjects;
  }

  /** Returns the anchor of a subject in the page of functions by subject. */
  static String id(String subject) {
    return subject.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-");
  }

  /** Returns the subject of a package; empty if it has none of its own. */
  static Optional<String> named(String folder) {
    return Optional.ofNullable(SUBJECTS.get(folder));
  }

  String of(ReferenceEntry function) {
    String type = function.type().replaceFirst("[<.\\[].*", "");
    if (type.equals("RateFunction")) {
      return SUBJECTS.get(type);
    }
    List<ReferenceEntry> types = reference.typesNamed(type);
    return types.isEmpty() ? OTHER : ofPackage(types.get(0).owner());
  }

  /** Returns the subject of a package, or of the nearest one that contains it. */
  private static String ofPackage(String name) {
    String subject = SUBJECTS.get(name);
    int dot = name.lastIndexOf('.');
    return subject != null ? subject : dot < 0 ? OTHER : ofPackage(name.substring(0, dot));
  }
}
