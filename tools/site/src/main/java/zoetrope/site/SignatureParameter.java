package zoetrope.site;

import java.util.ArrayList;
import java.util.List;
import zoetrope.reference.ReferenceEntry;

/** A parameter of a function or method. */
record SignatureParameter(String type, String name) {
  /** Returns the parameters of a function or method; an empty list for a constant. */
  static List<SignatureParameter> of(ReferenceEntry function) {
    String signature = function.signature();
    int open = signature.indexOf('(');
    List<SignatureParameter> parameters = new ArrayList<>();
    int start = open + 1;
    int depth = 0;
    for (int i = start; open >= 0 && i < signature.length(); i++) {
      char c = signature.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (depth == 0 && (c == ',' || c == ')')) {
        String text = signature.substring(start, i).strip();
        int blank = text.lastIndexOf(' ');
        if (blank > 0) {
          parameters.add(
              new SignatureParameter(text.substring(0, blank), text.substring(blank + 1)));
        }
        start = i + 1;
      }
    }
    return parameters;
  }
}
