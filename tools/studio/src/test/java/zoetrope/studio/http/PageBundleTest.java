package zoetrope.studio.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The bundle of the page's modules. */
class PageBundleTest {
  private static final Map<String, String> MODULES =
      Map.of(
          "/main.js",
          "// Begins.\nimport { b } from './b.js';\nimport { html } from './lib/l.js';\nexport const a = b;\n",
          "/b.js",
          "import { late } from './main.js';\nimport { html, svg } from './lib/l.js';\n"
              + "import { connect } from './socket.js';\nexport const b = 1;\nexport function c() {}\n");

  private static final Pattern IMPORT = Pattern.compile("from '\\./([a-z-]+\\.js)'");

  private static String bundle(Map<String, String> modules) {
    return PageBundle.of(
        "/main.js", modules::get, Pattern.compile("/socket.js|/lib/.*").asMatchPredicate());
  }

  @Test
  void bundlesEachModuleOnceInTheOrderOfExecution() {
    assertEquals(
        """
        import { html, svg } from './lib/l.js';
        import { connect } from './socket.js';
        // b.js
        const b = 1;
        function c() {}
        // main.js
        const a = b;
        """,
        bundle(MODULES));
  }

  @Test
  void refusesAnImportWithoutARelativePath() {
    Map<String, String> modules = new HashMap<>(MODULES);
    modules.put("/b.js", "import { c } from nowhere;\n");
    assertThrows(IllegalStateException.class, () -> bundle(modules));
  }

  @Test
  void hasNoImportCycles() {
    PageFiles files = new PageFiles();
    Set<String> done = new HashSet<>();
    follow("main.js", files, new LinkedHashSet<>(), done);
    assertTrue(done.size() > 30, () -> done.size() + " modules");
  }

  /**
   * Follows the imports of a module; {@code above} is the chain of imports that leads to the
   * module.
   */
  private static void follow(String module, PageFiles files, Set<String> above, Set<String> done) {
    assertTrue(above.add(module), () -> module + " imports itself by " + above);
    if (done.add(module)) {
      byte[] text = files.find("/" + module).orElseThrow().content();
      Matcher imports = IMPORT.matcher(new String(text, StandardCharsets.UTF_8));
      while (imports.find()) {
        follow(imports.group(1), files, above, done);
      }
    }
    above.remove(module);
  }

  @Test
  void hasUniqueNamesInAllModules() {
    String page =
        new String(
            new PageFiles().find("/studio.js").orElseThrow().content(), StandardCharsets.UTF_8);
    assertTrue(page.contains("// view.js\n") && page.contains("// main.js\n"));
    assertFalse(Pattern.compile("(?m)^export ").matcher(page).find());
    Map<String, String> modules = new HashMap<>();
    String module = "";
    Matcher line =
        Pattern.compile("(?m)^// (\\S+\\.js)$|^(?:async )?(?:const|let|class|function) ([\\w$]+)")
            .matcher(page);
    while (line.find()) {
      if (line.group(1) != null) {
        module = line.group(1);
      } else {
        String other = modules.put(line.group(2), module);
        assertEquals(null, other, line.group(2) + " is a name in " + other + " and " + module);
      }
    }
    assertTrue(modules.size() > 200, () -> "names: " + modules.size());
  }
}
