package zoetrope.farm;

import zoetrope.cli.options.Farms;

/** Opens Spark farms for the command line. */
public final class SparkFarms implements Farms {
  @Override
  public Connected open(Request request) {
    return SparkFarm.connect(request);
  }
}
