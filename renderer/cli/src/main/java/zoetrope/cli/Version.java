package zoetrope.cli;

import picocli.CommandLine.IVersionProvider;
import zoetrope.render.Report;

/** Knows this program's version. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"zoetrope " + Report.version()};
  }
}
