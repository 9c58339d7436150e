package zoetrope.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import zoetrope.mobject.display.CreationSite;

class VariableNamesTest {
  private static final String SOURCE =
      """
      void construct() {
        var forgotten = alwaysRedraw(() -> square());
        var shown = alwaysRedraw(
            () -> square().scale(2));
        var returned = alwaysRedraw(() -> {
          return circle();
        });
        var unused =
            square();
        add(forgotten, shown, returned, unused);
        for (var item : list) {
          add(circle());
        }
      }
      """;

  private final VariableNames names = new VariableNames(file -> SOURCE.lines().toList());

  private static CreationSite line(int line) {
    return new CreationSite(0, "Scene.java", line);
  }

  @Test
  void namesObjectsByTheVariableOfTheirStatement() {
    assertEquals("forgotten", names.of(line(2)));
    assertEquals("shown", names.of(line(3)));
    assertEquals("shown", names.of(line(4)));
    assertEquals("returned", names.of(line(6)));
    assertEquals("unused", names.of(line(9)));
    assertEquals("", names.of(line(12)));
  }

  /** The stage shows the objects of the lines where the function begins. */
  @Test
  void doesNotCallAnObjectUnusedThatLaterLinesRedraw() {
    assertEquals(true, names.isUnused(line(2)));
    assertEquals(false, names.isUnused(line(3)));
    assertEquals(false, names.isUnused(line(5)));
  }
}
