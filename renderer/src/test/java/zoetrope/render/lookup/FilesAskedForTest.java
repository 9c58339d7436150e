package zoetrope.render.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.internal.files.ReadFiles;

/** Which listeners are notified of requested files. */
class FilesAskedForTest {
  private static String ask(String name) {
    ReadFiles.note(Path.of(name));
    return name;
  }

  @Test
  void reportsAllFilesToEachOfTwoNestedListeners() {
    List<String> outer = new ArrayList<>();
    List<String> inner = new ArrayList<>();
    FilesAskedFor.during(
        file -> outer.add("" + file),
        () ->
            ask("a")
                + FilesAskedFor.during(file -> inner.add("" + file), () -> ask("b"))
                + ask("c"));
    ask("d");
    assertEquals(List.of("a", "b", "c"), outer);
    assertEquals(List.of("b"), inner);
  }
}
