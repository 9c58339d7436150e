package zoetrope.cli.options;

import picocli.CommandLine.IVersionProvider;
import zoetrope.render.Report;

public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"zoetrope " + Report.version()};
  }
}
