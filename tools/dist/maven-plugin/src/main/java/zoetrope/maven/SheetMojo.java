package zoetrope.maven;

import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Writes storyboards or contact sheets, as {@code render sheet} does. The parameter {@code scenes}
 * is required.
 */
@Mojo(
    name = "sheet",
    defaultPhase = LifecyclePhase.PACKAGE,
    requiresDependencyResolution = ResolutionScope.RUNTIME)
public final class SheetMojo extends SceneMojo {
  /**
   * The output file, or a folder for several scenes. Default: out/SCENE-sheet.pdf in the project.
   */
  @Parameter(property = "zoetrope.out")
  private String out;

  @Override
  void addTo(List<String> line) {
    line.add("sheet");
    option(line, "out", out);
  }

  @Override
  boolean takesAll() {
    return false;
  }
}
